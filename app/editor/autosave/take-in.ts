import { mergeThreeWay, type Conflict } from '../../document/patch/merge-three-way'
import type { Machine } from './machine'
import type { Stored } from './types'

/** Merges what others saved into the document; false when it is nothing new. */
export function takeIn<T extends object>({
  machine,
  theirs,
}: {
  machine: Machine<T>
  theirs: Stored<T>
}): boolean {
  const { store, stored, conflicts, merge = mergeThreeWay } = machine
  if (theirs.revision <= stored.revision) return false
  const merged = merge({ base: stored.state, mine: store.get(), theirs: theirs.state })
  machine.stored = theirs
  machine.taking = true
  store.replace(merged.document)
  machine.taking = false
  // What is saved now takes the place of what was saved there before.
  const places = new Set(merged.conflicts.map(placeOf))
  const older = conflicts.get().filter((conflict) => !places.has(placeOf(conflict)))
  if (merged.conflicts.length > 0) conflicts.set([...older, ...merged.conflicts])
  return true
}

const placeOf = ({ path }: Conflict): string => JSON.stringify(path)
