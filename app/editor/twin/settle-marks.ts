import type { TwinMark } from '../../features/twins/compare-twins'
import { keepAsIs, writeNotes } from '../../features/twins/settle'
import { takeOver } from '../../features/twins/take-over'
import type { Editor } from '../session/editor'
import { offerUndo } from '../session/offer-undo'
import { twinSessionOf } from './twin-session'
import { TWIN_TEXTS } from './twin-texts'

type Options = { editor: Editor; marks: readonly TwinMark[] }

/** Takes over what the marks speak of, as one step of undo. */
export function takeMarks({ editor, marks }: Options): void {
  const texts = TWIN_TEXTS[editor.language]
  const pair = twinSessionOf(editor).pair()
  if (!pair) return
  const twin = editor.twin.get()
  editor.change({ name: texts.taking, recipe: (draft) => takeOver({ draft, pair, twin, marks }) })
  offerUndo({ editor, text: texts.took(marks.length), undo: texts.undo })
}

/** Says that a text is right as it is, whatever became of its counterpart. */
export function keepMarks({ editor, marks }: Options): void {
  const texts = TWIN_TEXTS[editor.language]
  const pair = twinSessionOf(editor).pair()
  if (!pair) return
  const notes = keepAsIs(marks)
  const twin = editor.twin.get()
  editor.change({ name: texts.keeping, recipe: (draft) => writeNotes({ draft, pair, twin, notes }) })
  offerUndo({ editor, text: texts.kept, undo: texts.undo })
}
