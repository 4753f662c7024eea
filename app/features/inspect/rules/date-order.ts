import { findPeriod } from '../../interchange/text-resume/find-period'
import type { Place, Rule } from '../types'

export const dateOrder: Rule = {
  id: 'date-order',
  severity: 'error',
  words: {
    'zh-CN': {
      title: '结束早于开始',
      why: '「{0}」的结束时间比开始时间还早。',
      how: '核对并改正日期。',
    },
    en: {
      title: 'Ends before it starts',
      why: '“{0}” ends before it begins.',
      how: 'Check the dates.',
    },
  },
  find: ({ lines }) =>
    lines.flatMap(({ text, from }): Place[] => {
      const period = findPeriod(text)
      if (!period?.end || period.end >= period.start.slice(0, period.end.length)) return []
      return [
        { from: from + period.from, to: from + period.to, values: [text.slice(period.from, period.to)] },
      ]
    }),
}
