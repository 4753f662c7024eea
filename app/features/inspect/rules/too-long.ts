import type { Rule } from '../types'

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
    length > (language === 'zh-CN' ? 2200 : 1100) ? [{ from: 0, to: 0, values: [String(length)] }] : [],
}
