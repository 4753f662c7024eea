import type { Place, Rule } from '../types'

export const shouting: Rule = {
  id: 'shouting',
  severity: 'hint',
  words: {
    'zh-CN': {
      title: '全大写的句子',
      why: '整句大写难读，也像在喊。',
      how: '只保留缩写的大写。',
    },
    en: {
      title: 'A sentence in capitals',
      why: 'Capitals throughout are hard to read and seem to shout.',
      how: 'Keep them for abbreviations and headings.',
    },
  },
  find: ({ lines }) =>
    lines.flatMap(({ text, from, isHeading }): Place[] => {
      const words = text.match(/\b[A-Z]{2,}\b/g) ?? []
      const isShouting = !isHeading && words.length >= 5 && !/[a-z]/.test(text)
      return isShouting ? [{ from, to: from + text.length }] : []
    }),
}
