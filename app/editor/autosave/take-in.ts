import { mergeThreeWay, type Conflict } from '../../document/patch/merge-three-way'
import { isWithin, valueAtPath } from '../../document/patch/at-path'
import { isSame } from '../../document/patch/nodes'
import type { Machine } from './machine'
import type { Branch, Merge, Stored } from './types'

type Options<T extends object> = { machine: Machine<T>; theirs: Stored<T> }

/** Merges what others saved into the document; false when it is nothing new. */
export function takeIn<T extends object>({ machine, theirs }: Options<T>): boolean {
  const { store, stored, conflicts, merge = mergeThreeWay } = machine
  if (theirs.revision <= stored.revision) return false
  const base = commonBase({ base: stored.state, sent: machine.sent, theirs: theirs.state, merge })
  const merged = merge({ base, mine: store.get(), theirs: theirs.state })
  machine.stored = theirs
  machine.sent = []
  machine.taking = true
  store.replace(merged.document)
  machine.taking = false
  const older = conflicts
    .get()
    .filter((conflict) => !isPast({ conflict, now: merged.conflicts, before: stored, theirs }))
  if (merged.conflicts.length > 0 || older.length < conflicts.get().length)
    conflicts.set([...older, ...merged.conflicts])
  return true
}

type Common<T> = { base: T; sent?: readonly T[] | undefined; theirs: T; merge: Merge<T> }

/**
 * What both sides go back to: the last of what was sent without an answer that is in theirs, for that came to the server, and what
 * was written since isn't a second side of it.
 */
function commonBase<T extends object>({ base, sent = [], theirs, merge }: Common<T>): T {
  const arrived = sent.findLast((state) => {
    const { document, conflicts } = merge({ base, mine: state, theirs })
    return conflicts.length === 0 && isSame(document, theirs)
  })
  return arrived ?? base
}

type PastOptions<T> = {
  conflict: Conflict
  now: readonly Conflict[]
  before: Stored<T>
  theirs: Stored<T>
}

/** What is saved now takes the place of what was saved there before. */
function isPast<T extends object>({ conflict, now, before, theirs }: PastOptions<T>): boolean {
  const { path } = conflict
  const isAgain = now.some((other) => isSame(other.path, path))
  // What a lost tab wrote was saved nowhere: nothing takes its place.
  if (conflict.theirs !== undefined)
    return isAgain && isSame(conflict.theirs, valueAtPath({ document: before.state, path }))
  if (isAgain) return true
  const isIn = ({ state }: Stored<T>) => valueAtPath({ document: state, path }) !== undefined
  // Removed elsewhere and there again; what was removed in a lost tab alone was there all along.
  if (isIn(theirs) && !isIn(before)) return true
  // Removed with what it stood in.
  return now.some((other) => other.theirs === undefined && isWithin({ path, of: other.path }))
}

type JoinOptions<T extends object> = { machine: Machine<T>; branch: Branch<T> }

/** Merges changes that were made elsewhere and saved nowhere into the document. */
export function joinBranch<T extends object>({ machine, branch }: JoinOptions<T>): void {
  const { store, stored, conflicts, merge = mergeThreeWay } = machine
  const base = commonBase({ ...branch, theirs: stored.state, merge })
  const merged = merge({ base, mine: store.get(), theirs: branch.state, isBranch: true })
  machine.taking = true
  if (branch.name === undefined) store.replace(merged.document)
  else store.change({ name: branch.name, recipe: (draft) => void Object.assign(draft, merged.document) })
  machine.taking = false
  // Two branches may conflict at one place, each with a text of its own: neither takes the other's place.
  if (merged.conflicts.length > 0) conflicts.set([...conflicts.get(), ...merged.conflicts])
}
