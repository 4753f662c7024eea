import type { Language } from '../../../../collections/resumes/choices'
import type { Place, Rule } from '../types'

/** Characters in Chinese, words in English. */
const MOST: Record<Language, number> = { 'zh-CN': 120, en: 45 }

export const longLine: Rule = {
  id: 'long-line',
  severity: 'hint',
  words: {
    'zh-CN': {
      title: '一条写得太长',
      why: '这一条有 {0} 字，重点会被淹没。',
      how: '拆成两三条，每条只说一件事。',
    },
    en: {
      title: 'A very long item',
      why: '{0} words in one go bury the point.',
      how: 'Make two or three of it, one thing each.',
    },
  },
  find: ({ lines, language }) =>
    lines.flatMap(({ text, from }): Place[] => {
      const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
      const count = han + (text.match(/[\p{Script=Latin}\d]+/gu)?.length ?? 0)
      return count > MOST[language] ? [{ from, to: from + text.length, values: [String(count)] }] : []
    }),
}
