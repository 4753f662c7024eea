import type { Rule } from '../types'

export const mixedQuotes: Rule = {
  id: 'mixed-quotes',
  severity: 'hint',
  words: {
    'zh-CN': {
      title: '引号不统一',
      why: '既有直引号又有弯引号。',
      how: '中文用“ ”，全文一致。',
    },
    en: {
      title: 'Straight and curly quotes',
      why: 'Both kinds of quotation marks are used.',
      how: 'Use one kind throughout.',
    },
  },
  find: ({ source }) => {
    const straight = source.indexOf('"')
    return straight >= 0 && /[“”]/.test(source) ? [{ from: straight, to: straight + 1 }] : []
  },
}
