import { itemDates } from '../../../document/text/item-dates'
import { findPeriod } from '../../interchange/text-resume/find-period'
import { defineRules, hint, warning } from '../define-rules'
import { inTexts } from '../in-texts'
import { monthOf, spansOf } from '../read/months'
import { dateAt } from '../read/places'
import type { ReadItem, ReadResume } from '../read/types'
import { timeTexts } from '../texts/time'
import type { InspectText, Place, Spot } from '../types'
import { sortNewestFirst } from './entry-order'

const MOST_MONTHS_BETWEEN = 7
const MOST_MONTHS_SINCE = 12
const MOST_MONTHS_TOGETHER = 3
const SIDE =
  /兼职|实习|顾问|志愿|自由|创始|part[- ]?time|intern|freelance|consult|advis|volunteer|contract|founder|board|adjunct|co-op|assistant/i

/** When things were, one by one and beside each other. */
export const timeRules = defineRules({
  part: 'time',
  texts: timeTexts,
  rules: {
    'entry-order': hint(sortNewestFirst),
    'date-order': { severity: 'error', inText: endsTooEarly, inResume: ofEntries(endBeforeStart) },
    'future-date': warning(ofEntries(laterThanToday)),
    'no-dates': warning(
      ofEntries((read) => {
        const { start, end } = itemDates(read.item)
        return isDated(read) && read.item.title !== '' && start + end === ''
          ? [{ at: dateAt(read, 'start') }]
          : []
      }),
    ),
    'half-period': hint(
      ofEntries((read) => {
        const { start, end } = itemDates(read.item)
        const isHalf = read.section.kind === 'experience' && (start === '') !== (end === '')
        return isHalf ? [{ at: dateAt(read, start === '' ? 'start' : 'end') }] : []
      }),
    ),
    'date-precision': hint(({ sections }) =>
      sections.filter(isDated).flatMap(({ section, at, items }) => {
        const dates = items.flatMap(({ item }) => [item.start, item.end])
        const lengths = dates.filter((date) => date !== '' && date !== 'now').map(({ length }) => length)
        return new Set(lengths).size > 1 ? [{ at, values: [section.title] }] : []
      }),
    ),
    'mixed-dates': inTexts({ severity: 'hint', scopes: ['prose'], find: twoStyles }),
    'date-gap': { severity: 'hint', inText: gapsOfText, inResume: gapsOfResume },
    'recent-gap': hint((resume) => {
      const spans = spansOf(resume, ['experience', 'education', 'volunteer', 'project'])
      const latest = spans.toSorted((a, b) => b.to - a.to)[0]
      const since = latest ? monthOf({ date: resume.today }) - latest.to : 0
      return latest && since > MOST_MONTHS_SINCE
        ? [{ at: dateAt(latest.read, latest.read.item.end ? 'end' : 'start'), values: [dateOf(latest.to)] }]
        : []
    }),
    overlap: hint((resume) => {
      const spans = spansOf(resume, ['experience'])
      const isSaid = ({ item }: ReadItem) => SIDE.test(`${item.title} ${item.subtitle}`)
      return spans.flatMap((one, i) =>
        spans.slice(i + 1).flatMap((other) => {
          const together = Math.min(one.to, other.to) - Math.max(one.from, other.from)
          const titles = [one.read.item.title, other.read.item.title]
          return together > MOST_MONTHS_TOGETHER &&
            !isSaid(one.read) &&
            !isSaid(other.read) &&
            titles[0] !== titles[1]
            ? [{ at: dateAt(other.read, 'start'), values: titles }]
            : []
        }),
      )
    }),
  },
})

const isDated = ({ section }: Pick<ReadItem, 'section'>): boolean =>
  section.kind === 'experience' || section.kind === 'education'

/** Looks at each entry; the finding is told with the entry's title where it has no values of its own. */
function ofEntries(find: (read: ReadItem, today: string) => Spot[]): (resume: ReadResume) => Spot[] {
  return ({ sections, today }) =>
    sections
      .flatMap(({ items }) => items)
      .flatMap((read) => find(read, today).map((spot) => ({ values: [read.item.title], ...spot })))
}

function endBeforeStart(read: ReadItem): Spot[] {
  const { start, end } = read.item
  const isWrong = start !== '' && end !== '' && end !== 'now' && end < start.slice(0, end.length)
  return isWrong ? [{ at: dateAt(read, 'end'), values: [`${start} – ${end}`] }] : []
}

function laterThanToday(read: ReadItem, today: string): Spot[] {
  const { start, end, title } = read.item
  const isLater = (date: string) => date !== '' && date !== 'now' && date > today.slice(0, date.length)
  if (isLater(start)) return [{ at: dateAt(read, 'start'), values: [title, start] }]
  // a degree may be expected
  const mayEndLater = read.section.kind === 'education'
  return isLater(end) && !mayEndLater ? [{ at: dateAt(read, 'end'), values: [title, end] }] : []
}

function endsTooEarly({ lines }: InspectText): Place[] {
  return lines.flatMap(({ text, from }): Place[] => {
    const period = findPeriod(text)
    if (!period?.end || period.end >= period.start.slice(0, period.end.length)) return []
    const values = [text.slice(period.from, period.to)]
    return [{ from: from + period.from, to: from + period.to, values }]
  })
}

const STYLES = [
  /(?<![\d.])(?:19|20)\d{2}\.(?:1[0-2]|0?[1-9])(?![\d])/,
  /(?<!\d)(?:19|20)\d{2}-(?:1[0-2]|0[1-9])(?!\d)/,
  /(?<!\d)(?:19|20)\d{2}\/(?:1[0-2]|0?[1-9])(?!\d)/,
  /(?:19|20)\d{2}\s?年\s?(?:1[0-2]|0?[1-9])\s?月/,
  /(?<![\d/])(?:1[0-2]|0?[1-9])\/(?:19|20)\d{2}/,
]

function twoStyles({ source }: InspectText): Place[] {
  const [first, second] = STYLES.map((style) => style.exec(source))
    .filter((match) => match !== null)
    .sort((a, b) => a.index - b.index)
  if (!first || !second) return []
  return [{ from: second.index, to: second.index + second[0].length, values: [first[0], second[0]] }]
}

function gapsOfText({ lines }: InspectText): Place[] {
  const periods = lines
    .flatMap(({ text, from, section }) => {
      const period = section === 'work' ? findPeriod(text) : undefined
      const isSpan = period && (period.end || period.isOpen) && period.start.length >= 7
      return isSpan ? [{ ...period, at: from }] : []
    })
    .sort((a, b) => a.start.localeCompare(b.start))
  return periods.flatMap((period, index): Place[] => {
    const before = periods.slice(0, index)
    const last = before.reduce((latest, { end }) => (end > latest ? end : latest), '')
    if (before.some(({ isOpen }) => isOpen) || last.length < 7) return []
    if (monthOf({ date: period.start }) - monthOf({ date: last }) <= MOST_MONTHS_BETWEEN) return []
    return [{ from: period.at + period.from, to: period.at + period.to, values: [last, period.start] }]
  })
}

function gapsOfResume(resume: ReadResume): Spot[] {
  const spans = spansOf(resume, ['experience', 'education', 'volunteer'])
  const first = Math.min(...spans.filter(({ isWork }) => isWork).map(({ from }) => from))
  return spans.flatMap(({ read, from, isWork }) => {
    const before = spans.filter((other) => other.from < from && other.read !== read)
    const last = Math.max(...before.map(({ to }) => to))
    // a gap before the first position is the years at school
    const isGap = isWork && from > first && from - last > MOST_MONTHS_BETWEEN
    return isGap ? [{ at: dateAt(read, 'start'), values: [dateOf(last), dateOf(from)] }] : []
  })
}

const dateOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
