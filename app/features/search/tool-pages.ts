import type { SitePage } from './site-pages'

/** The tools, by what people look for when they need one. */
export const TOOLS = {
  convert: {
    'zh-CN': {
      title: '导入与转换',
      summary: 'PDF、Word、Markdown、纯文本、JSON Resume 格式的简历互相转换，或读进来继续编辑。',
    },
    en: {
      title: 'Import and convert',
      summary:
        'Turn PDF, Word, Markdown, plain text, and JSON Resume into one another, or import one and keep writing.',
    },
  },
  ats: {
    'zh-CN': {
      title: '招聘系统文本视图',
      summary: '看看招聘系统（ATS）从您的简历 PDF 里到底读到了什么，哪里会读错。',
    },
    en: {
      title: 'ATS text view',
      summary: 'See what hiring systems (ATS) read in the PDF of your resume, and where they get it wrong.',
    },
  },
  check: {
    'zh-CN': {
      title: '简历文字检查',
      summary: '粘贴文字，逐条指出空泛、疏漏、标点和隐私问题，并说明怎么改。',
    },
    en: {
      title: 'Resume text check',
      summary: 'Paste your text to see what’s vague, missing, or private, and how to fix it.',
    },
  },
  photo: {
    'zh-CN': { title: '证件照裁剪', summary: '一寸、二寸、护照与签证尺寸，检查背景颜色，压到指定大小。' },
    en: {
      title: 'Photo crop',
      summary:
        'Passport, visa, and application sizes, a check of the background, and a file under the limit.',
    },
  },
  pdf: {
    'zh-CN': {
      title: '合并 PDF 与调整页序',
      summary: '把简历、作品集、证书合成一份，拖动排序，旋转或删除页面。',
    },
    en: {
      title: 'Merge PDFs and order pages',
      summary: 'Resume, portfolio, and certificates in one file: order, rotate, and delete pages.',
    },
  },
} satisfies Record<string, SitePage['texts']>

export type Tool = keyof typeof TOOLS

export const toolPages: SitePage[] = Object.entries(TOOLS).map(([tool, texts]) => ({
  url: `/tools/${tool}`,
  texts,
}))
