import type { Language } from '../../../../collections/resumes/choices'
import type { Rule } from '../types'

/** Characters in Chinese, words in English. */
const LEAST: Record<Language, number> = { 'zh-CN': 200, en: 120 }

export const tooShort: Rule = {
  id: 'too-short',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '内容偏少',
      why: '只有 {0} 字，很难看出您做过什么。',
      how: '补上最近两三段经历：做了什么、怎么做、结果如何。',
    },
    en: {
      title: 'Very short',
      why: '{0} words can hardly show what you have done.',
      how: 'Add your last two or three positions: what, how, with which result.',
    },
  },
  find: ({ length, language }) =>
    length < LEAST[language] ? [{ from: 0, to: 0, values: [String(length)] }] : [],
}
