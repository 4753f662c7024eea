import { leavesLoneRow, partsShort } from './lone-rows'
import type { Unit } from './make-units'
import { partsItem } from './short-items'
import type { LinesOf } from './types'

/** A place between two lines: before a line of a unit. Line 0 is before the unit as a whole. */
export type Place = { unit: number; line: number }

/** Lines are measured in fractions of a pixel; less than this is not an overflow. */
const TOLERANCE = 0.05
const ORPHANS = 2
const WIDOWS = 2
/** What is given up, one after the other, when there is no good break: kept groups, headings, lone lines. */
const [GOOD, LOOSE_GROUPS, LOOSE_HEADINGS, LAST_RESORT] = [0, 1, 2, 3]

export type BreakRequest = {
  units: Unit[]
  at: Place
  /** Height left on this page, and height of a whole page. */
  room: number
  whole: number
  /** The column begins below another flow: better to leave the rest of that page empty than to break badly. */
  rest: boolean
  linesOf: LinesOf
  /** Sections of a few rows are kept whole, and no single row of one line goes over. */
  wholeShort?: boolean | undefined
  /** An item of few lines goes over whole, of a longer one at least two points stand on either side. */
  wholeItems?: boolean | undefined
}

/** Where the page that starts at a place ends. The same place means that nothing fits into the little room left. */
export function findBreak(request: BreakRequest): Place {
  const { units, at, room } = request
  const start = topOf(request)
  let next = at.unit
  for (; next < units.length; next++) {
    const unit = units[next]
    if (!unit) break
    if (next > at.unit && unit.breakBefore) return { unit: next, line: 0 }
    if (unit.bottom - start > room + TOLERANCE) break
  }
  if (next >= units.length) return { unit: units.length, line: 0 }
  for (const level of [GOOD, LOOSE_GROUPS, LOOSE_HEADINGS]) {
    const place =
      breakInside({ request, start, index: next, level }) ?? breakBefore({ request, index: next, level })
    if (place) return place
  }
  if (request.rest) return at
  return (
    breakInside({ request, start, index: next, level: LAST_RESORT }) ??
    (next > at.unit ? { unit: next, line: 0 } : { unit: at.unit + 1, line: 0 })
  )
}

/** Where the first thing of the page stands in the galley. */
function topOf({ units, at, linesOf }: BreakRequest): number {
  const unit = units[at.unit]
  if (!unit) return 0
  return unit.top + (at.line > 0 && unit.single ? at.line * linesOf(unit.single).height : 0)
}

type Attempt = { request: BreakRequest; index: number; level: number }

function breakInside({ request, start, index, level }: Attempt & { start: number }): Place | undefined {
  const { units, at, room, linesOf } = request
  const unit = units[index]
  const leaf = unit?.single
  if (!unit || !leaf) return undefined
  if (level < LAST_RESORT && (!leaf.split || (level < LOOSE_GROUPS && isKept(unit, request))))
    return undefined
  const { count, height } = linesOf(leaf)
  const [orphans, widows] = level < LAST_RESORT ? [ORPHANS, WIDOWS] : [1, 1]
  const first = index === at.unit ? at.line : 0
  const fitting = Math.floor((room - (unit.top - start) + TOLERANCE) / height)
  const line = Math.min(fitting, count - widows)
  if (line - first < orphans || line <= 0) return undefined
  const place = { unit: index, line }
  return level < LOOSE_GROUPS && request.wholeItems && partsItem({ ...request, at: place })
    ? undefined
    : place
}

function breakBefore({ request, index, level }: Attempt): Place | undefined {
  const { at } = request
  const firstPossible = request.rest ? at.unit : at.unit + 1
  for (let place = index; place >= firstPossible; place--) {
    if (mayPart({ request, index: place, level })) return { unit: place, line: 0 }
  }
  return undefined
}

function mayPart({ request, index, level }: Attempt): boolean {
  const unit = request.units[index]
  const previous = request.units[index - 1]
  if (!unit || !previous) return index === 0
  if (level < LOOSE_HEADINGS && (previous.keepNext || leavesLoneRow({ ...request, index }))) return false
  if (level < LOOSE_GROUPS && request.wholeShort && partsShort({ ...request, index })) return false
  if (level < LOOSE_GROUPS && request.wholeItems && partsItem({ ...request, at: { unit: index, line: 0 } }))
    return false
  return level >= LOOSE_GROUPS || !unit.keep || unit.keep !== previous.keep || !isKept(unit, request)
}

const isKept = (unit: Unit, request: BreakRequest) => keptBottom(unit, request) !== undefined

/** Where the group of a unit ends in the galley; undefined without one: a kept group is kept only when it fits a page. */
export function keptBottom(
  unit: Unit,
  { units, whole }: Pick<BreakRequest, 'units' | 'whole'>,
): number | undefined {
  if (!unit.keep) return undefined
  const group = units.filter((other) => other.keep === unit.keep)
  const bottom = group.at(-1)?.bottom ?? 0
  return bottom - (group[0]?.top ?? 0) <= whole + TOLERANCE ? bottom : undefined
}
