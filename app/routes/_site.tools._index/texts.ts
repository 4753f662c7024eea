import { defineTexts } from '~/i18n/define-texts'

export const TOOLS_TEXTS = defineTexts({
  'zh-CN': {
    meta: '简历工具 · 转换、检查、证件照、PDF · 简历',
    title: '简历工具',
    line: '投简历时用得上的小工具。不用注册，文件不离开您的浏览器。',
    tools: {
      convert: { title: '导入与转换', text: 'PDF、Word、Markdown、JSON Resume 互相转换，或读进来继续编辑。' },
      ats: { title: '招聘系统文本视图', text: '看看机器从您的 PDF 里到底读到了什么，哪里会读错。' },
      check: { title: '简历文字检查', text: '粘贴文字，逐条指出空泛、疏漏、标点和隐私问题，并说明怎么改。' },
      photo: { title: '证件照裁剪', text: '一寸、二寸、护照与签证尺寸，检查底色，压到指定大小。' },
      pdf: { title: '合并 PDF 与调整页序', text: '把简历、作品集、证书合成一份，拖动排序，旋转或删页。' },
    },
    points: {
      local: {
        title: '不上传',
        text: '所有处理都在这个网页里完成；只有您点了“在编辑器中打开”的简历才会保存。',
      },
      free: { title: '不用注册', text: '没有账号也能用，没有水印，没有次数限制。' },
      honest: { title: '不编造', text: '认不准的内容会标出来请您核对，不会替您补写。' },
    },
  },
  en: {
    meta: 'Resume tools · convert, check, photo, PDF · Jianli',
    title: 'Resume tools',
    line: 'Small tools for applying. No account, and files never leave your browser.',
    tools: {
      convert: {
        title: 'Import and convert',
        text: 'Turn PDF, Word, Markdown and JSON Resume into one another, or import one and keep writing.',
      },
      ats: {
        title: 'ATS text view',
        text: 'See what a machine reads from your PDF, and where it gets it wrong.',
      },
      check: {
        title: 'Resume text check',
        text: 'Paste the text and learn what is vague, missing or private, where, and how to fix it.',
      },
      photo: {
        title: 'Photo crop',
        text: 'Passport, visa and application sizes, a check of the background, and a file under the limit.',
      },
      pdf: {
        title: 'Merge PDFs and order pages',
        text: 'Resume, portfolio and certificates in one file: drag, rotate, delete.',
      },
    },
    points: {
      local: {
        title: 'No upload',
        text: 'Everything happens in this page; only a resume you open in the editor is saved.',
      },
      free: { title: 'No account', text: 'No sign-in, no watermark, no usage limits.' },
      honest: {
        title: 'Nothing made up',
        text: 'What is doubtful is marked for you to check, never filled in.',
      },
    },
  },
})
