import { defineTexts } from '~/i18n/define-texts'

/** What is said before a resume is exported in which nothing is written. */
export const BLANK_TEXTS = defineTexts({
  'zh-CN': {
    blank: '这份简历还没有填写内容，导出的文件会是空白的。',
    blankMany: (titles: readonly string[]) =>
      `${titles.map((title) => `“${title}”`).join('、')}还没有填写内容，导出的文件会是空白的。`,
    anyway: '仍然导出',
  },
  en: {
    blank: 'Nothing is written in this resume yet, so the file would be empty.',
    blankMany: (titles: readonly string[]) =>
      `Nothing is written yet in ${titles.map((title) => `“${title}”`).join(', ')}, so ${titles.length === 1 ? 'its file' : 'their files'} would be empty.`,
    anyway: 'Export anyway',
  },
})
