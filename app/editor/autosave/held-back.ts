import { produce } from '../../document/patch/produce'
import { copyAtPath, valueAtPath } from '../../document/patch/at-path'
import { placesOf, type Conflict } from '../../document/patch/merge-three-way'
import { isSame } from '../../document/patch/nodes'
import { putBack } from '../../document/patch/put-back'
import type { Machine } from './machine'

type Holding<T> = {
  store: Pick<Machine<T>['store'], 'get'>
  stored: Machine<T>['stored']
  conflicts: Pick<Machine<T>['conflicts'], 'get'>
}

/**
 * What can be saved now: the document, with each place that waits for a decision as it is stored, which may be without it.
 * Undefined where nothing is new.
 */
export function savable<T extends object>({ store, stored, conflicts }: Holding<T>): T | undefined {
  const [mine, waiting] = [store.get(), conflicts.get()]
  const held = produce(mine, (draft: object) => {
    for (const { path } of waiting.flatMap(placesOf)) copyAtPath({ from: stored.state, to: draft, path })
  })
  // What was moved into something that was removed elsewhere is not removed with it.
  const state =
    waiting.length > 0 ? putBack({ document: held, before: mine, from: stored.state, as: 'there' }) : held
  return isSame(state, stored.state) ? undefined : state
}

/** The conflicts that are still to be decided on: an element that is gone on both sides is none any more. */
export function undecided<T extends object>({ store, conflicts }: Machine<T>): readonly Conflict[] {
  const open = conflicts
    .get()
    .filter(
      ({ path, theirs }) =>
        theirs !== undefined || valueAtPath({ document: store.get(), path }) !== undefined,
    )
  return open.length === conflicts.get().length ? conflicts.get() : open
}
