import { defineTexts } from '~/i18n/define-texts'

/** Words of the menu of files that a resume is exported as. */
export const EXPORT_TEXTS = defineTexts({
  'zh-CN': {
    menu: '导出为…',
    formats: {
      pdf: 'PDF',
      png: '图片（PNG，每页一张）',
      'png-long': '长图（PNG，所有页连成一张）',
      docx: 'Word（.docx）',
      markdown: 'Markdown（.md）',
      text: '纯文本（.txt）',
      jsonresume: 'JSON Resume（.json）',
      jianli: 'Jianli 文件（.jianli.json）',
    },
    command: (format: string) => `导出：${format}`,
    commandBoth: (format: string) => `导出中英两版：${format}`,
    both: '中英两版一起导出',
    readBack: '招聘系统读到的内容',
    differs: (count: number) => `PDF 已导出，但有 ${count} 处文字，招聘系统（ATS）读到的与简历不一致。`,
    twinDiffers: (count: number) =>
      `另一语言版本的 PDF 有 ${count} 处读到的与简历不一致，可打开那份简历查看。`,
    look: '查看',
    exported: (format: string) => `已导出：${format}`,
    exportedBoth: (format: string) => `中英两版已导出：${format}`,
    exporting: '正在导出…',
    failed: '没能导出，请稍后再试。',
  },
  en: {
    menu: 'Export as…',
    formats: {
      pdf: 'PDF',
      png: 'Pictures (PNG, one per page)',
      'png-long': 'One long picture (PNG)',
      docx: 'Word (.docx)',
      markdown: 'Markdown (.md)',
      text: 'Plain text (.txt)',
      jsonresume: 'JSON Resume (.json)',
      jianli: 'Jianli file (.jianli.json)',
    },
    command: (format: string) => `Export: ${format}`,
    commandBoth: (format: string) => `Export both languages: ${format}`,
    both: 'Both languages at once',
    readBack: 'What a hiring system reads',
    differs: (count: number) =>
      count === 1
        ? 'Exported, but a hiring system (ATS) reads one place differently.'
        : `Exported, but a hiring system (ATS) reads ${count} places differently.`,
    twinDiffers: (count: number) =>
      count === 1
        ? 'In the PDF of the other language, one place reads differently. Open that resume to see it.'
        : `In the PDF of the other language, ${count} places read differently. Open that resume to see them.`,
    look: 'Show',
    exported: (format: string) => `Exported: ${format}`,
    exportedBoth: (format: string) => `Exported in both languages: ${format}`,
    exporting: 'Exporting…',
    failed: 'The export failed. Try again in a moment.',
  },
})
