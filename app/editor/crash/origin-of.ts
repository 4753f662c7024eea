import { produce } from '../../document/patch/produce'
import { copyAtPath, isWithin, placeNow, setAtPath, valueAtPath } from '../../document/patch/at-path'
import { isRemoval, placesOf, type Conflict } from '../../document/patch/merge-three-way'
import { isSame } from '../../document/patch/nodes'
import type { Autosave, Stored } from '../autosave/types'

type Options<T> = { saver: Pick<Autosave<T>, 'stored' | 'conflicts'>; here: T }

/**
 * Where the unsaved changes start from. Places not decided yet go back to what they were before either side changed
 * them, so that opening this again finds the same conflict.
 */
export function originOf<T extends object>({ saver, here }: Options<T>): Stored<T> {
  const { state, revision } = saver.stored()
  const conflicts = saver.conflicts.get()
  if (conflicts.length === 0) return { state, revision }
  const before = produce(state, (draft: object) => {
    for (const { path, base } of outermost({ conflicts: conflicts.flatMap(placesOf), here })) {
      const isGone = valueAtPath({ document: draft, path }) === undefined
      // Only moved here: had it stood where it is now, it would count as unchanged, and go. Without a start it stays.
      if (isGone && isSame(valueAtPath({ document: here, path }), base)) continue
      // Removed elsewhere: it goes back to where it stands here.
      if (isGone) copyAtPath({ from: here, to: draft, path })
      setAtPath({ document: draft, path, value: base })
    }
  })
  // One revision less, so that what is stored counts as newer.
  return { state: before, revision: revision - 1 }
}

type OutermostOptions = { conflicts: readonly Conflict[]; here: object }

/** From the outside in, without those in what was removed: that goes back as a whole. */
function outermost({ conflicts, here }: OutermostOptions): Conflict[] {
  const placeOf = ({ path }: Conflict) => placeNow({ document: here, path })
  const removals = conflicts.filter(isRemoval)
  return conflicts
    .filter((conflict) => {
      const path = placeOf(conflict)
      return !removals.some((removal) => removal !== conflict && isInside({ path, of: placeOf(removal) }))
    })
    .toSorted((one, other) => one.path.length - other.path.length)
}

const isInside = ({ path, of }: { path: readonly string[]; of: readonly string[] }): boolean =>
  path.length > of.length && isWithin({ path, of })
