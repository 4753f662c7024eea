import type { ReadItem, ReadResume } from './types'

/** Months since year 0, the end's month included. */
export type Span = { read: ReadItem; from: number; to: number; isWork: boolean }

/** The entries whose beginning and end are known, earliest first. */
export function spansOf({ sections, today }: ReadResume, kinds: string[]): Span[] {
  return sections
    .filter(({ section }) => kinds.includes(section.kind))
    .flatMap(({ items }) => items)
    .flatMap((read): Span[] => {
      const { start, end } = read.item
      if (start === '' && end === '') return []
      const last = end === 'now' ? today : end || start
      const to = monthOf({ date: last, isEnd: true })
      const isWork = read.section.kind === 'experience' && start !== '' && end !== ''
      return [{ read, isWork, from: monthOf({ date: start || last }), to }]
    })
    .sort((a, b) => a.from - b.from)
}

/** Months since year 0 of a date of our schema; a date without a month counts from its first (or to its last) one. */
export function monthOf({ date, isEnd = false }: { date: string; isEnd?: boolean }): number {
  const month = date.length >= 7 ? Number(date.slice(5, 7)) : isEnd ? 12 : 1
  return Number(date.slice(0, 4)) * 12 + month - 1
}
