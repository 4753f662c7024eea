import { markerOf } from '../lines/line-markers'
import { findLinePeriod, isBareDate } from '../text-resume/find-line-period'
import { isDuration } from '../text-resume/find-period'
import { rowsOf, type Segment } from './segments-of-page'

/** How far below each other two lines of one text stand, in the font's size, and how well they are aligned, in points. */
const LEADING = 1.9
const ALIGNED = 3

/** Texts of a page where its dates are whole and stand in the row of what they date. */
export function withMarginDates(segments: readonly Segment[]): Segment[] {
  return besideHeads(rowsOf(wholeDates(segments)))
}

/** “03/2019 –” over “today”, in a narrow column: one period that found no room. */
function wholeDates(segments: readonly Segment[]): Segment[] {
  const begun = segments.filter(({ text }) => BEGUN.test(text))
  if (begun.length === 0) return [...segments]
  const ends = new Map<Segment, Segment>()
  const rests = segments.filter(({ text }) => text.length <= LONGEST)
  for (const one of begun) {
    const end = rests.find(
      (rest) => isBelow({ upper: one, lower: rest }) && isPeriod(`${one.text} ${rest.text}`),
    )
    if (end) ends.set(one, end)
  }
  const taken = new Set(ends.values())
  return segments.flatMap((one) => {
    const end = ends.get(one)
    if (taken.has(one)) return []
    return end ? [{ ...one, text: `${one.text} ${end.text}`, right: Math.max(one.right, end.right) }] : [one]
  })
}

const LONGEST = 24
const BEGUN = /^(?=.{4,24}$).*\d{4}\s*[-‐-―−]$/u

function isPeriod(text: string): boolean {
  const period = isBareDate(text) ? findLinePeriod(text) : undefined
  return period !== undefined && (period.end !== '' || period.isOpen)
}

type Pair = { upper: Segment; lower: Segment }

const isBelow = ({ upper, lower }: Pair): boolean =>
  lower.y > upper.y &&
  lower.y - upper.y < upper.size * LEADING &&
  (Math.abs(lower.x - upper.x) < ALIGNED || Math.abs(lower.right - upper.right) < ALIGNED)

/** Where a place stands at the right edge of a head, the dates and how long they are below it are the head's, beside an item or nothing. */
function besideHeads(rows: Segment[][]): Segment[] {
  let head: Segment[] = []
  let edge: Segment | undefined
  return rows.flatMap((row) => {
    const last = row.at(-1)
    const isFree = row.length === 1 || (row.length === 2 && row.slice(0, 1).every(isItem))
    const isDate =
      isPeriod(last?.text ?? '') || (isDuration(last?.text ?? '') && findLinePeriod(edge?.text ?? ''))
    const isUnder =
      edge && last && Math.abs(edge.right - last.right) < ALIGNED && isBelow({ upper: edge, lower: last })
    if (!last || !isFree || !isDate || !isUnder) {
      head = row.length > 1 && !row.slice(0, 1).some(isItem) && !findLinePeriod(last?.text ?? '') ? row : []
      edge = head.at(-1)
      return row
    }
    const { y, right } = head.at(-1) ?? last
    const moved = { ...last, y, x: right + last.size * 2, right: right + last.size * 4 }
    head = [...head, moved]
    edge = last
    return [...row.slice(0, -1), moved]
  })
}

const isItem = ({ dot, text }: Segment): boolean => dot !== undefined || markerOf(text) !== undefined
