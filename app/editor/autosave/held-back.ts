import { produce } from 'immer'
import { isSame } from '../../document/patch/nodes'
import { setAtPath, valueAtPath } from '../notices/set-at-path'
import type { Machine } from './machine'

/**
 * What can be saved now: the document, with each place that waits for a decision as it is stored. Undefined where nothing is
 * new, or where such a place can't be told from the rest.
 */
export function savable<T extends object>({ store, stored, conflicts }: Machine<T>): T | undefined {
  const places = conflicts.get().map(({ path }) => ({
    path,
    value: valueAtPath({ document: stored.state, path }),
  }))
  const state = produce(store.get(), (draft: object) => {
    for (const place of places) setAtPath({ document: draft, ...place })
  })
  const isHeld = places.every(
    ({ path, value }) => value !== undefined && isSame(valueAtPath({ document: state, path }), value),
  )
  return isHeld && !isSame(state, stored.state) ? state : undefined
}
