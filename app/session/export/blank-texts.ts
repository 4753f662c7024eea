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
    blank: 'This resume is empty, so the file would be blank.',
    blankMany: (titles: readonly string[]) =>
      `Nothing has been written in ${titles.map((title) => `“${title}”`).join(', ')} yet, so ${titles.length === 1 ? 'its file' : 'their files'} would be blank.`,
    anyway: 'Export anyway',
  },
})
