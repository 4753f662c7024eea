import { produce } from '../../document/patch/produce'
import { copyAtPath, isWithin, setAtPath, valueAtPath } from '../../document/patch/at-path'
import { dropDoubles } from '../../document/patch/drop-doubles'
import { isRemoval, placesOf, type Conflict } from '../../document/patch/merge-three-way'
import { putBack } from '../../document/patch/put-back'
import type { Editor } from '../session/editor'

export type Take = 'mine' | 'theirs' | { both: string }
type Options = {
  editor: Editor
  conflict: Conflict
  /** One of the sides, or what stands for both. */
  take: Take
  /** What undo calls it. */
  name: string
}

/** Settles a place that both sides changed; with theirs or both, as one step of undo. */
export function decide({ editor, conflict, take, name }: Options): void {
  const { saver } = editor
  const isRemoved = take === 'theirs' && isRemoval(conflict)
  if (take !== 'mine') {
    const asked = take === 'theirs' ? conflict : { ...conflict, theirs: take.both }
    const state = withTheirs({ state: editor.state(), stored: saver.stored().state, conflict: asked })
    editor.changeState({ name, recipe: (draft) => void Object.assign(draft, state) })
  }
  saver.settle(conflict)
  if (!isRemoved) return
  // What is disputed within goes with what is removed.
  for (const other of saver.conflicts.get()) {
    const isThere = valueAtPath({ document: editor.state(), path: other.path }) !== undefined
    if (!isThere && isWithin({ path: other.path, of: conflict.path })) saver.settle(other)
  }
}

type TheirsOptions<T> = { state: T; stored: T; conflict: Conflict }

/**
 * The document with a disputed place as the others have it. What was moved into something that they removed, from a place
 * that is still there, goes back to that, as it is written now.
 */
export function withTheirs<T extends object>({ state, stored, conflict }: TheirsOptions<T>): T {
  return placesOf(conflict).reduce(
    (taken, place) => withPlace({ state: taken, stored, conflict: place }),
    state,
  )
}

function withPlace<T extends object>({ state, stored, conflict }: TheirsOptions<T>): T {
  const { path, theirs } = conflict
  const put = (document: T): T =>
    produce(document, (draft: object) => {
      const isGone = theirs !== undefined && valueAtPath({ document: draft, path }) === undefined
      // What was removed here since comes back, with what it stands in.
      if (isGone) copyAtPath({ from: stored, to: draft, path })
      setAtPath({ document: draft, path, value: theirs })
    })
  const document = put(state)
  if (isRemoval(conflict)) return putBack({ document, before: state, from: put(stored), as: 'before' })
  // The edge: taking elements out of a document keeps its kind.
  return dropDoubles({ document, before: state }) as T
}
