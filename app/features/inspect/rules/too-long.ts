import type { Language } from '../../../../collections/resumes/choices'
import type { Rule } from '../types'

/** Characters in Chinese, words in English. */
const MOST: Record<Language, number> = { 'zh-CN': 2200, en: 1100 }

export const tooLong: Rule = {
  id: 'too-long',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '篇幅偏长',
      why: '全文 {0} 字，招聘者第一遍通常只看几十秒。',
      how: '留下与岗位最相关的内容，控制在一到两页。',
    },
    en: {
      title: 'Very long',
      why: '{0} words; a first reading takes half a minute at most.',
      how: 'Keep what matters for this job, one or two pages.',
    },
  },
  find: ({ length, language }) =>
    length > MOST[language] ? [{ from: 0, to: 0, values: [String(length)] }] : [],
}
