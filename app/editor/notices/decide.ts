import { isWithin, setAtPath } from '../../document/patch/at-path'
import { isRemoval, type Conflict } from '../../document/patch/merge-three-way'
import type { Editor } from '../session/editor'

type Options = {
  editor: Editor
  conflict: Conflict
  take: 'mine' | 'theirs'
  /** What undo calls it. */
  name: string
}

/** Settles a place that both sides changed; with theirs, as one step of undo. */
export function decide({ editor, conflict, take, name }: Options): void {
  const { saver } = editor
  if (take === 'theirs') {
    editor.changeState({
      name,
      recipe: (draft) => setAtPath({ document: draft, path: conflict.path, value: conflict.theirs }),
    })
  }
  saver.settle(conflict)
  // What is disputed within goes with what is removed.
  if (take === 'theirs' && isRemoval(conflict))
    for (const other of saver.conflicts.get())
      if (isWithin({ path: other.path, of: conflict.path })) saver.settle(other)
}
