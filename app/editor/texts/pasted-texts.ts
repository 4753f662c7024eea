import { defineTexts } from '~/i18n/define-texts'

export const PASTED_TEXTS = defineTexts({
  'zh-CN': {
    looksLike: (count: number) => `粘贴的内容看起来是 ${count} 段经历`,
    make: '拆成各自的条目',
    making: '拆成条目',
    tookEntries: (count: number) => `已填成 ${count} 段经历`,
    readingResume: '填入粘贴的简历',
    tookResume: '已把粘贴的简历填入各模块',
    putting: '粘贴条目',
    put: (count: number) => `已粘贴 ${count} 个条目`,
    notHere: '粘贴的内容放不进这里，请把光标放进一段文字再粘贴',
    tooLong: '粘贴的内容太长，这一行放不下',
    ownSection: '放进单独的模块',
    pastedText: '粘贴的文字',
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
    putting: 'Paste entries',
    put: (count: number) => (count === 1 ? 'An entry was pasted' : `${count} entries were pasted`),
    notHere: 'What you copied doesn’t fit here. Click into a text and paste it there',
    tooLong: 'What you pasted is too long for this line',
    ownSection: 'Put it in a section of its own',
    pastedText: 'Pasted text',
  },
})
