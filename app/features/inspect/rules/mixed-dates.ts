import type { Rule } from '../types'

export const mixedDates: Rule = {
  id: 'mixed-dates',
  severity: 'hint',
  words: {
    'zh-CN': {
      title: '日期写法不统一',
      why: '既有「{0}」又有「{1}」，显得粗心。',
      how: '全文统一成一种写法。',
    },
    en: {
      title: 'Dates written in two ways',
      why: 'Both “{0}” and “{1}” look careless.',
      how: 'Write all dates in one way.',
    },
  },
  find: ({ source }) => {
    const seen = STYLES.flatMap((style) => {
      const match = style.exec(source)
      return match ? [{ from: match.index, text: match[0] }] : []
    }).sort((a, b) => a.from - b.from)
    const [first, second] = seen
    if (!first || !second) return []
    return [{ from: second.from, to: second.from + second.text.length, values: [first.text, second.text] }]
  },
}

const STYLES = [
  /(?<![\d.])(?:19|20)\d{2}\.(?:1[0-2]|0?[1-9])(?![\d])/,
  /(?<!\d)(?:19|20)\d{2}-(?:1[0-2]|0[1-9])(?!\d)/,
  /(?<!\d)(?:19|20)\d{2}\/(?:1[0-2]|0?[1-9])(?!\d)/,
  /(?:19|20)\d{2}\s?年\s?(?:1[0-2]|0?[1-9])\s?月/,
  /(?<![\d/])(?:1[0-2]|0?[1-9])\/(?:19|20)\d{2}/,
]
