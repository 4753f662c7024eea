import type { SitePage } from './site-pages'

/** The tools, by what people look for when they need one. */
export const toolPages: SitePage[] = [
  {
    url: '/tools/ats',
    texts: {
      'zh-CN': { title: '招聘系统文本视图', summary: '看看招聘系统（ATS）从简历 PDF 里读到什么。' },
      en: { title: 'ATS text view', summary: 'What hiring systems (ATS) read in the PDF of your resume.' },
    },
  },
  {
    url: '/tools/check',
    texts: {
      'zh-CN': { title: '简历文字检查', summary: '贴上文字，逐条指出问题和改法。' },
      en: { title: 'Resume text check', summary: 'Paste your text and see what to fix, and how.' },
    },
  },
  {
    url: '/tools/convert',
    texts: {
      'zh-CN': { title: '导入与转换简历', summary: 'JSON Resume、Word、PDF、Markdown、纯文本互相转换。' },
      en: {
        title: 'Import and convert',
        summary: 'Between JSON Resume, Word, PDF, Markdown and plain text.',
      },
    },
  },
  {
    url: '/tools/pdf',
    texts: {
      'zh-CN': { title: 'PDF 合并与页序', summary: '合并几份 PDF，调整、旋转和删除页面。' },
      en: { title: 'Merge and order PDFs', summary: 'Put PDFs together; order, turn and remove pages.' },
    },
  },
  {
    url: '/tools/photo',
    texts: {
      'zh-CN': { title: '证件照裁剪', summary: '一寸、二寸、护照与签证尺寸，检查背景颜色。' },
      en: {
        title: 'Photo crop',
        summary: 'Passport, visa and application sizes, with a check of the background.',
      },
    },
  },
]
