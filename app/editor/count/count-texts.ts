import { defineTexts } from '~/i18n/define-texts'

const one = (count: number, word: string) => `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`

export const COUNT_TEXTS = defineTexts({
  'zh-CN': {
    title: '字数统计',
    words: (count: number) => `${count} 字`,
    chosen: (chosen: number, all: number) => `已选 ${chosen} / ${all} 字`,
    column: '全文',
    chosenColumn: '所选',
    pagesRow: '页数',
    wordsRow: '字数',
    lettersRow: '字符数（不计空格）',
    spacesRow: '字符数（计空格）',
    minutesRow: '阅读时间',
    minutes: (count: number) => `约 ${count} 分钟`,
    note: '每个汉字、每个英文单词或数字计一字；只计页面上印出的内容。',
    grey: '灰色提示不会印出，只在这里多占版面。',
  },
  en: {
    title: 'Word count',
    words: (count: number) => one(count, 'word'),
    chosen: (chosen: number, all: number) => `${chosen.toLocaleString('en')} of ${one(all, 'word')}`,
    column: 'Total',
    chosenColumn: 'Selected',
    pagesRow: 'Pages',
    wordsRow: 'Words',
    lettersRow: 'Characters (no spaces)',
    spacesRow: 'Characters (with spaces)',
    minutesRow: 'Reading time',
    minutes: (count: number) => `about ${count} min`,
    note: 'Each English word, number, or Chinese character counts as one. Only printed text is counted.',
    grey: 'Gray hints don’t print; they just take up extra room here.',
  },
})
