import { mergeThreeWay } from '../../document/patch/merge-three-way'
import type { Machine } from './machine'
import type { Branch } from './types'

type Options<T extends object> = { machine: Machine<T>; branch: Branch<T> }

/** Merges changes that were made elsewhere and saved nowhere into the document. */
export function joinBranch<T extends object>({ machine, branch }: Options<T>): void {
  const { store, conflicts, merge = mergeThreeWay } = machine
  const merged = merge({ base: branch.base, mine: store.get(), theirs: branch.state, isBranch: true })
  machine.taking = true
  if (branch.name === undefined) store.replace(merged.document)
  else store.change({ name: branch.name, recipe: (draft) => void Object.assign(draft, merged.document) })
  machine.taking = false
  // Two branches may conflict at one place, each with a text of its own: neither takes the other's place.
  if (merged.conflicts.length > 0) conflicts.set([...conflicts.get(), ...merged.conflicts])
}
