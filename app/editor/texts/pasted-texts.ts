import { defineTexts } from '~/i18n/define-texts'

export const PASTED_TEXTS = defineTexts({
  'zh-CN': {
    looksLike: (count: number) => `粘贴的内容看起来是 ${count} 段经历`,
    make: '拆成各自的条目',
    making: '拆成条目',
    tookEntries: (count: number) => `已填成 ${count} 段经历`,
    readingResume: '填入粘贴的简历',
    tookResume: '已把粘贴的简历填入各模块',
  },
  en: {
    looksLike: (count: number) =>
      count === 1 ? 'What you pasted looks like an entry' : `What you pasted looks like ${count} entries`,
    make: 'Make entries of it',
    making: 'Making entries',
    tookEntries: (count: number) =>
      count === 1 ? 'What you pasted was read as an entry' : `What you pasted was read as ${count} entries`,
    readingResume: 'Reading a pasted resume',
    tookResume: 'The resume you pasted was put in its places',
  },
})
