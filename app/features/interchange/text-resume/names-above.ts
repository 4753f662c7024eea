import type { SourceLine } from '../lines/types'
import { isNameLine } from './name-lines'
import { partKind, type PartKind } from './part-kinds'
import { isPeriodLine } from './period-line'
import { splitParts } from './split-parts'

export type Place = { lines: SourceLine[]; anchor: number }

/** The most lines with the names and dates of an entry. */
export const MAX_NAMES = 4

/** What one is somewhere, in place of where; and where that is. */
export const IS_HELD = new Set<PartKind | undefined>(['role', 'degree'])
export const HOLDS = new Set<PartKind | undefined>(['organisation', 'school'])

/** Right below a school or a house stand the dates with what one learned or was there. */
export function isOwned({ lines, anchor }: Place): boolean {
  const kinds = splitParts(lines[anchor]?.text ?? '').map(partKind)
  return (
    HOLDS.has(partKind(lines[anchor - 1]?.text ?? '')) &&
    kinds.some((kind) => IS_HELD.has(kind)) &&
    !kinds.some((kind) => HOLDS.has(kind))
  )
}

/** How many names stand above the first entry's dates, where gaps part all of them: the others have no more. */
export function namesAboveDates(lines: readonly SourceLine[]): number {
  let count = 0
  for (const line of lines) {
    if (line.kind === 'blank') continue
    if (isPeriodLine(line.text)) return count
    count += 1
    if (count > MAX_NAMES || !isNameLine(line)) return 0
  }
  return 0
}

type Above = { lines: readonly SourceLine[]; from: number; after: number; most: number }

/** Lines above the dates that may be names, over gaps, and no more than there are in the section's first entry. */
export function namesAbove({ lines, from, after, most }: Above): number {
  let start = from
  for (let at = from - 1, found = 0; at >= after && found < most; at -= 1) {
    if (lines[at]?.kind === 'blank') continue
    if (!isNameLine(lines[at])) break
    start = at
    found += 1
  }
  return start
}
