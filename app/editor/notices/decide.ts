import { setAtPath } from '../../document/patch/at-path'
import type { Conflict } from '../../document/patch/merge-three-way'
import { isIdentified, isSame } from '../../document/patch/nodes'
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
    for (const other of saver.conflicts.get()) if (isWithin(other, conflict)) saver.settle(other)
}

/** Whether the others removed what I changed. */
export function isRemoval({ mine, theirs }: Conflict): boolean {
  return theirs === undefined && isIdentified(mine)
}

function isWithin({ path }: Conflict, { path: of }: Conflict): boolean {
  return isSame(path.slice(0, of.length), of)
}
