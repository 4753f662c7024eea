import type { DateFact } from '../dates/read-dates'
import type { PreparedText } from '../prepare-text'
import type { Span } from '../types'
import type { Quantity } from './types'

export const MONTH = 30 * 86_400

/**
 * "Two years" from "2019.03 - 2021.06": whole years or months between two dates that stand beside each other. A job that
 * somebody still has lasts up to today, or up to when the resume was written.
 *
 * @param isOfWork the suggestion speaks of years of work: those of a school are none, those up to today are
 */
export function periodOf(
  source: PreparedText,
  { claim, today, isOfWork = false }: { claim: Quantity; today: Date; isOfWork?: boolean },
): Span | undefined {
  const { dimension, size } = claim
  if (dimension !== 'seconds' || size < MONTH) return undefined
  const periods = periodsIn({ source, today }).filter(({ from, until }) =>
    isOfWork && size > MONTH ? !isOfSchool(source.text, from) : until === undefined,
  )
  const one = periods.find((period) => isLong({ claim, ...lengthOf(period) }))
  if (one !== undefined) return { from: one.from.from, to: one.to.to }
  return size > MONTH ? (yearsNamed({ ...source, claim }) ?? careerOf({ periods, claim })) : undefined
}

/** `until` is the earliest that the end may be, for a job that somebody still has. */
type Period = { from: DateFact; to: DateFact; until?: DateFact }

function periodsIn({ source: { dates }, today }: { source: PreparedText; today: Date }): Period[] {
  const now = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 }
  const last = dates.reduce<DateFact | undefined>(
    (a, b) => (b.year === undefined || b.year > now.year || monthsBetween(b, a ?? b) > 0 ? a : b),
    undefined,
  )
  return dates.flatMap((from, index) => {
    const to = dates[index + 1]
    if (to === undefined || to.from - from.to > 12 || from.year === undefined) return []
    if (to.isPresent === true) return [{ from, to: { ...to, ...now }, until: { ...to, ...last } }]
    return to.year === undefined ? [] : [{ from, to }]
  })
}

function lengthOf({ from, to, until = to }: Period): { months: number; least: number } {
  return { months: monthsBetween(from, to), least: monthsBetween(from, until) }
}

const SCHOOL =
  /大学|学院|学校|本科|大专|硕士|学士|博士|\b(?:University|College|Institute|School|Academy|Bachelor|Master|BA|BSc|BS|BEng|MA|MSc|MS|MBA|PhD|Diploma)\b/
const SCHOOL_WORK =
  /教师|老师|讲师|辅导员|助教|教授|研究员|主任|校长|\b(?:teacher|lecturer|tutor|professor|instructor|research\w*|coordinator|officer|manager|assistant|advis[eo]r|coach|librarian|technician)\b/i

function isOfSchool(text: string, { from }: Span): boolean {
  const start = text.lastIndexOf('\n', from) + 1
  const end = text.indexOf('\n', from)
  const line = text.slice(start, end === -1 ? undefined : end)
  return SCHOOL.test(line) && !SCHOOL_WORK.test(line)
}

/** "Two years" of who tells of 2021 and of 2022 in one sentence. */
export function yearsNamed({
  dates,
  sentences,
  claim,
}: Pick<PreparedText, 'dates' | 'sentences'> & { claim: Quantity }): Span | undefined {
  return sentences.find(({ from, to }) => {
    const years = new Set(
      dates.flatMap((date) => (from <= date.from && date.to <= to ? (date.year ?? []) : [])),
    )
    return (
      years.size > 1 &&
      years.size === claim.value / (12 * MONTH) &&
      Math.max(...years) - Math.min(...years) + 1 === years.size
    )
  })
}

/** So many months, said in whole years or months: the last year may be begun, or rounded away. */
function isLong({
  months,
  least,
  claim: { value, size, bound },
}: {
  months: number
  least: number
  claim: Quantity
}): boolean {
  const claimed = value / MONTH
  const isOfYears = size > MONTH
  const more = isOfYears ? (bound === 'under' ? 12 : 6) : 1
  const less = isOfYears ? (bound === 'over' ? Math.max(12, least / 4) : 12) : 1.5
  return claimed <= months + more && claimed > least - less
}

/** "Five years as a product manager" of two jobs that follow each other. */
function careerOf({ periods, claim }: { periods: Period[]; claim: Quantity }): Span | undefined {
  for (const first of periods)
    for (const last of periods) {
      const whole = { ...last, from: first.from }
      if (first !== last && lengthOf(whole).months > 0 && isUnbroken({ first, last, periods }))
        if (isLong({ claim, ...lengthOf(whole) })) return { from: first.from.from, to: first.to.to }
    }
  return undefined
}

/** Whether each job between two began within three months of another's end. */
function isUnbroken({ first, last, periods }: { first: Period; last: Period; periods: Period[] }): boolean {
  let end = first.to
  for (;;) {
    if (end === last.to) return true
    const next = periods.find(({ from }) => Math.abs(monthsBetween(end, from)) <= GAP && from !== first.from)
    if (next === undefined || monthsBetween(end, next.to) <= 0) return false
    end = next.to
  }
}

/** Months between two jobs. */
const GAP = 3

/** NaN where a year isn't told, which is no length at all. */
function monthsBetween(from: Partial<DateFact>, to: Partial<DateFact>): number {
  return ((to.year ?? NaN) - (from.year ?? NaN)) * 12 + (to.month ?? 1) - (from.month ?? 1)
}
