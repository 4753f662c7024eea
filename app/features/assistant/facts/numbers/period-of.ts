import type { DateFact } from '../dates/read-dates'
import type { PreparedText } from '../prepare-text'
import type { Span } from '../types'
import type { Quantity } from './types'

export const MONTH = 30 * 86_400

/** "Two years" from "2019.03 - 2021.06": whole years or months between two dates that stand beside each other. */
export function periodOf({ dates }: PreparedText, claim: Quantity): Span | undefined {
  const { dimension, size } = claim
  if (dimension !== 'seconds' || size < MONTH) return undefined
  const index = dates.findIndex((from, place) => {
    const to = dates[place + 1]
    if (to === undefined || to.from - from.to > 12) return false
    const months = monthsBetween(from, to)
    return months !== undefined && isLong({ months, claim })
  })
  const first = dates[index]
  if (first !== undefined) return { from: first.from, to: dates[index + 1]?.to ?? first.to }
  return size > MONTH ? careerOf({ dates, claim }) : undefined
}

/** So many months, said in whole years or months: the last year may be begun, or rounded away. */
function isLong({ months, claim: { value, size, bound } }: { months: number; claim: Quantity }): boolean {
  const claimed = value / MONTH
  const isOfYears = size > MONTH
  const more = isOfYears ? (bound === 'under' ? 12 : 6) : 1
  const less = isOfYears ? (bound === 'over' ? Math.max(12, months / 4) : 12) : 1.5
  return claimed <= months + more && claimed > months - less
}

/** "Five years as a product manager" of two jobs that follow each other. */
function careerOf({ dates, claim }: { dates: DateFact[]; claim: Quantity }): Span | undefined {
  const periods = dates.flatMap((from, index) => {
    const to = dates[index + 1]
    return to !== undefined && to.from - from.to <= 12 && monthsBetween(from, to) !== undefined
      ? [{ from, to }]
      : []
  })
  for (const first of periods)
    for (const last of periods) {
      const months = monthsBetween(first.from, last.to)
      if (first !== last && months !== undefined && months > 0 && isUnbroken({ first, last, periods }))
        if (isLong({ months, claim })) return { from: first.from.from, to: first.to.to }
    }
  return undefined
}

type Period = { from: DateFact; to: DateFact }

/** Whether each job between two began within three months of another's end. */
function isUnbroken({ first, last, periods }: { first: Period; last: Period; periods: Period[] }): boolean {
  let end = first.to
  for (;;) {
    if (end === last.to) return true
    const next = periods.find(
      ({ from }) => Math.abs(monthsBetween(end, from) ?? GAP + 1) <= GAP && from !== first.from,
    )
    if (next === undefined || (monthsBetween(end, next.to) ?? 0) <= 0) return false
    end = next.to
  }
}

/** Months between two jobs. */
const GAP = 3

function monthsBetween(from: DateFact, to: DateFact): number | undefined {
  if (from.year === undefined || to.year === undefined) return undefined
  return (to.year - from.year) * 12 + (to.month ?? 1) - (from.month ?? 1)
}
