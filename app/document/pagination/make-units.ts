import type { FlowLeaf } from './types'

/** Leaves that stand side by side and therefore move together; most units hold one leaf. */
export type Unit = {
  leaves: FlowLeaf[]
  top: number
  bottom: number
  keepNext: boolean
  keep?: string
  breakBefore: boolean
  /** The leaf to split between lines when the unit holds just one. */
  single?: FlowLeaf
}

/** Leaves may overlap by rounding errors of the layout engine, not by more. */
const OVERLAP = 0.5

/**
 * Groups leaves, in reading order, into units that follow each other downwards without overlapping. A unit of several
 * leaves that is higher than a page is taken apart.
 */
export function makeUnits({ leaves, whole }: { leaves: FlowLeaf[]; whole: number }): Unit[] {
  let moved = 0
  return groupLeaves(leaves).flatMap((unit) => {
    const units = unit.single || unit.bottom - unit.top <= whole ? [unit] : stackLeaves(unit)
    const shifted = units.map((part) => ({ ...part, top: part.top + moved, bottom: part.bottom + moved }))
    moved += (units.at(-1)?.bottom ?? unit.bottom) - unit.bottom
    return shifted
  })
}

/** As if the leaves stood one below the other: they need no more room than that on any page. */
function stackLeaves(unit: Unit): Unit[] {
  let { top } = unit
  return groupLeaves(
    unit.leaves.map((leaf) => {
      const stacked = { ...leaf, top, bottom: top + leaf.bottom - leaf.top }
      if (!leaf.beside) top = stacked.bottom
      return stacked
    }),
  )
}

function groupLeaves(leaves: FlowLeaf[]): Unit[] {
  const units: Unit[] = []
  let waiting: FlowLeaf[] = []
  for (const leaf of leaves) {
    const last = units.at(-1)
    if (leaf.beside === 'first' && units[0]) units[0].leaves.push(leaf)
    else if (leaf.beside === 'next') waiting.push(leaf)
    else if (last && waiting.length === 0 && leaf.top < last.bottom - OVERLAP) join(units, unitOf(leaf, []))
    else {
      units.push(unitOf(leaf, waiting))
      waiting = []
    }
  }
  const last = units.at(-1)
  if (last) last.leaves.push(...waiting)
  else if (waiting[0]) units.push(unitOf(waiting[0], []), ...waiting.slice(1).map((leaf) => unitOf(leaf, [])))
  return units
}

function unitOf(leaf: FlowLeaf, before: FlowLeaf[]): Unit {
  return {
    leaves: [...before, leaf],
    top: leaf.top,
    bottom: leaf.bottom,
    keepNext: leaf.keepNext,
    keep: leaf.keep,
    breakBefore: leaf.breakBefore || before.some((other) => other.breakBefore),
    single: leaf,
  }
}

/** Joins a unit to the last one, and that to those before it which the two now reach up to. */
function join(units: Unit[], unit: Unit): void {
  const last = units.pop()
  if (!last) return void units.push(unit)
  const joined: Unit = {
    leaves: [...last.leaves, ...unit.leaves],
    top: Math.min(last.top, unit.top),
    bottom: Math.max(last.bottom, unit.bottom),
    keepNext: unit.keepNext,
    keep: last.keep,
    breakBefore: last.breakBefore,
  }
  if (joined.top < (units.at(-1)?.bottom ?? -Infinity) - OVERLAP) join(units, joined)
  else units.push(joined)
}
