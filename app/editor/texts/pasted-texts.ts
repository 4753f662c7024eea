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
      count === 1 ? 'This looks like 1 entry' : `This looks like ${count} entries`,
    make: 'Convert to entries',
    making: 'Convert to entries',
    tookEntries: (count: number) => (count === 1 ? 'Pasted as 1 entry' : `Pasted as ${count} entries`),
    readingResume: 'Fill in pasted resume',
    tookResume: 'Filled in from the resume you pasted',
    putting: 'Paste entries',
    put: (count: number) => (count === 1 ? '1 entry pasted' : `${count} entries pasted`),
    notHere: 'You can’t paste that here. Click into some text first, then paste',
    tooLong: 'What you pasted is too long for this line',
    ownSection: 'Move to its own section',
    pastedText: 'Pasted text',
  },
})
