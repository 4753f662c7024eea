import { findPeriod } from '../text-resume/find-period'
import { listOfHeading } from '../text-resume/list-of-heading'
import { partKind } from '../text-resume/part-kinds'
import type { Segment } from './segments-of-page'

/** A page in two columns; lengths in points. `top` is where they begin. */
export type Columns = { x: number; top: number; left: Set<Segment>; right: Set<Segment> }
type Split = { x: number; height: number; gap: number; top: number; left: Segment[]; right: Segment[] }

/** The least that two columns stand beside each other, and texts in each. */
const MIN_HEIGHT = 60
const MIN_TEXTS = 3
/** How finely the line is sought, in points and in parts of the width. */
const LEAST_STEP = 2
const MOST_STEPS = 300
/** More texts than that are no resume, and would take long. */
const MOST_TEXTS = 1_500

type Options = { segments: readonly Segment[]; width: number; isHeading: (segment: Segment) => boolean }
/** What a text seems to be, asked once. */
type Traits = { isHeading: boolean; isBeside: boolean; isDate: boolean; isContact: boolean }
type TraitsOf = (segment: Segment) => Traits | undefined

/**
 * The two columns of a page, if it has some: what stands in the left is read to its end before the right. Columns of dates,
 * places or labels belong to the rows they stand in and are none.
 */
export function columnsOfPage({ segments, width, isHeading }: Options): Columns | undefined {
  if (segments.length > MOST_TEXTS) return undefined
  const traits = new Map(segments.map((one) => [one, traitsOf({ segment: one, isHeading })]))
  const split = widestSplit({ segments, width, of: (segment) => traits.get(segment) })
  return split && { ...split, left: new Set(split.left), right: new Set(split.right) }
}

const CONTACT = /@|\+?\d[\d ()-]{8,}|linkedin|github/i

function traitsOf({ segment, isHeading }: { segment: Segment } & Pick<Options, 'isHeading'>): Traits {
  const { text } = segment
  const isDated = findPeriod(text) !== undefined
  return {
    isHeading: isHeading(segment),
    isBeside: isDated || partKind(text) === 'place',
    isDate: isDated && text.length < 30,
    isContact: CONTACT.test(text),
  }
}

/** The line from above down that parts most of the page into two columns. */
function widestSplit(options: Omit<Options, 'isHeading'> & { of: TraitsOf }): Split | undefined {
  const { segments, width, of } = options
  const sorted = segments.toSorted((a, b) => a.y - b.y)
  let best: Split | undefined
  for (let x = width * 0.18; x < width * 0.82; x += Math.max(LEAST_STEP, width / MOST_STEPS))
    for (const band of bandsAt({ x, sorted })) {
      const split = splitAt({ x, segments: band })
      if (split && (!best || isBetter(split, best)) && isReal({ split, of })) best = split
    }
  return best
}

/** What stands between the rows that go over a line from above down. */
function bandsAt({ x, sorted }: { x: number; sorted: Segment[] }): Segment[][] {
  const bands: Segment[][] = [[]]
  let across = -Infinity
  for (const one of sorted) {
    const band = bands.at(-1) ?? []
    if (one.x < x - 1 && one.right > x + 1) {
      while ((band.at(-1)?.y ?? -Infinity) > one.y - 0.1) band.pop()
      if (band.length > 0) bands.push([])
      across = one.y
    } else if (one.y > across + 0.1) band.push(one)
  }
  return bands.filter(({ length }) => length >= MIN_TEXTS * 2)
}

const isBetter = (one: Split, other: Split): boolean =>
  one.height > other.height + 8 || (one.height > other.height - 8 && one.gap > other.gap)

function splitAt({ x, segments }: { x: number; segments: Segment[] }): Split | undefined {
  const left = segments.filter(({ right }) => right <= x + 1)
  const right = segments.filter((one) => one.x >= x - 1)
  if (left.length < MIN_TEXTS || right.length < MIN_TEXTS) return undefined
  const ends = [left, right].map((side) => {
    const all = side.map(({ y }) => y)
    return { top: Math.min(...all), bottom: Math.max(...all) }
  })
  const [one = { top: 0, bottom: 0 }, other = one] = ends
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  if (height < MIN_HEIGHT) return undefined
  const gap =
    Math.min(...right.map((segment) => segment.x)) - Math.max(...left.map((segment) => segment.right))
  return { x, height, gap, top: Math.min(one.top, other.top), left, right }
}

/** Columns are real with headings in both, or with ways to reach the person in the left one. */
function isReal({ split: { gap, left, right }, of }: { split: Split; of: TraitsOf }): boolean {
  const count = (all: Segment[], trait: keyof Traits) => all.filter((one) => of(one)?.[trait]).length
  const share = (all: Segment[], trait: keyof Traits) => count(all, trait) / all.length
  if (gap < 3 || share(right, 'isBeside') > 0.45 || share(left, 'isDate') > 0.45) return false
  if ([left, right].some((side) => share(side, 'isHeading') > 0.6)) return false
  // Headings in the middle and dates at the edge are no column.
  if (share(right, 'isHeading') + share(right, 'isBeside') > 0.8) return false
  const headings = count(right, 'isHeading')
  if (isLabels({ left, right, headings })) return false
  if (count(left, 'isHeading') > 0) return headings > 0
  return headings > 1 && count(left, 'isContact') > 0
}

type Labels = { left: Segment[]; right: Segment[]; /** at the right */ headings: number }

/** A column of short texts in one style, some of them headings, names what stands at its right. */
function isLabels({ left, right, headings }: Labels): boolean {
  if (left.length > right.length * 0.7) return false
  if (left.some(({ text, dot }) => text.length > 26 || dot !== undefined)) return false
  const own = left.filter(({ text }) => listOfHeading(text))
  const styles = new Set(own.map(styleOf))
  const inStyle = left.filter((one) => styles.has(styleOf(one)))
  return own.length > 0 && inStyle.length / left.length >= 0.85 && headings <= own.length * 0.34
}

export const styleOf = ({ size, isBold }: Segment): string => `${Math.round(size * 2) / 2} ${isBold}`
