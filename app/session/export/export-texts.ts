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
    failed: '导出失败，请稍后再试',
  },
  en: {
    menu: 'Export as…',
    formats: {
      pdf: 'PDF',
      png: 'Images (PNG, one per page)',
      'png-long': 'One long image (PNG)',
      docx: 'Word (.docx)',
      markdown: 'Markdown (.md)',
      text: 'Plain text (.txt)',
      jsonresume: 'JSON Resume (.json)',
      jianli: 'Jianli file (.jianli.json)',
    },
    command: (format: string) => `Export: ${format}`,
    commandBoth: (format: string) => `Export both languages: ${format}`,
    both: 'Both languages at once',
    readBack: 'See what an ATS reads',
    failed: 'Export failed. Try again in a moment',
  },
})
