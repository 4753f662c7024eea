import { findPeriod, type Period } from '../../interchange/text-resume/find-period'
import type { Place, Rule } from '../types'

export const dateGap: Rule = {
  id: 'date-gap',
  severity: 'hint',
  words: {
    'zh-CN': {
      title: '经历之间有空档',
      why: '{0} 到 {1} 之间有半年以上没有说明，面试时多半会被问到。',
      how: '补上这段时间在做什么，或准备好说明。',
    },
    en: {
      title: 'A gap between positions',
      why: 'Nothing is said about the time from {0} to {1}; expect to be asked.',
      how: 'Say what you did then, or be ready to explain.',
    },
  },
  find: ({ lines }) => {
    const spans = lines
      .flatMap(({ text, from, section }) => {
        const period = section === 'work' ? findPeriod(text) : undefined
        const isSpan = period && (period.end || period.isOpen) && period.start.length >= 7
        return isSpan ? [{ ...period, at: from }] : []
      })
      .sort((a, b) => a.start.localeCompare(b.start))
    return spans.flatMap((span, index): Place[] => {
      const before = spans.slice(0, index)
      if (before.length === 0 || before.some(({ isOpen }) => isOpen)) return []
      const last =
        before
          .map(({ end }) => end)
          .sort()
          .at(-1) ?? ''
      if (last.length < 7 || monthsOf(span.start) - monthsOf(last) <= MOST_MONTHS) return []
      return [{ from: span.at + span.from, to: span.at + span.to, values: [last, span.start] }]
    })
  },
}

const MOST_MONTHS = 7

function monthsOf(date: Period['start']): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
}
