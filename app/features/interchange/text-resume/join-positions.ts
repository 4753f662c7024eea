import type { JsonObject } from '../json-resume/json'
import type { Doubt } from './doubts'

/** What each list calls the place where one was; others have no positions. */
const PLACES: Record<string, string> = { work: 'name', volunteer: 'organization' }
/** Who works so has no employer. */
const ON_ONES_OWN = /free-?lance|self-?employed|independent|contractor|自由|个体|独立|兼职/iu

type Options = { list: string; entries: JsonObject[]; from: number }

/**
 * Of several positions under the name of one employer only the first has it. The others, which have no name and dates that go on
 * from it, get it here; answers their doubts. `from` is the place of the first entry in its list.
 */
export function joinPositions({ list, entries, from }: Options): Doubt[] {
  const place = PLACES[list]
  if (!place) return []
  return entries.flatMap((entry, index): Doubt[] => {
    const above = entries[index - 1]
    const position = typeof entry.position === 'string' ? entry.position : ''
    const isNameless = entry[place] === undefined && position !== '' && !ON_ONES_OWN.test(position)
    if (!isNameless || typeof above?.[place] !== 'string' || !goesOn({ above, entry })) return []
    entry[place] = above[place]
    return [{ key: 'joined', path: `${list}[${from + index}]`, text: position }]
  })
}

/** Whether one of two periods begins within the other, or not long after it. */
function goesOn({ above, entry }: { above: JsonObject; entry: JsonObject }): boolean {
  const [first, second] = [above, entry].map(monthsOf).toSorted((a, b) => a.start - b.start)
  return first !== undefined && second !== undefined && second.start - first.end <= 2
}

/** In months; a year alone is the whole year. What goes on has no end, and what has no dates goes on from nothing. */
function monthsOf({ startDate, endDate }: JsonObject): { start: number; end: number } {
  return { start: monthOf(startDate, 1) ?? NaN, end: monthOf(endDate, 12) ?? Infinity }
}

function monthOf(date: unknown, whole: number): number | undefined {
  const [, year, month = whole] = (typeof date === 'string' && /^(\d{4})(?:-(\d\d))?/.exec(date)) || []
  return year === undefined ? undefined : Number(year) * 12 + Number(month)
}
