import { findPlace } from '../edits/find-place'
import { removeRow } from '../edits/remove-row'
import type { Editor } from '../session/editor'
import { STEP_TEXTS } from '../texts/step-texts'
import type { Caret } from './caret'
import type { Pen } from './pen'

type DropOptions = {
  editor: Pick<Editor, 'content' | 'change' | 'language'> & { pen: Pick<Pen, 'places' | 'enter'> }
  caret: Caret
}

/** Backspace where a fact has no value left takes its name along, which says nothing alone. Answers whether it did. */
export function dropFact({ editor, caret }: DropOptions): boolean {
  const { pen, language } = editor
  const place = findPlace({ content: editor.content(), id: caret.owner })
  if (place?.kind !== 'fact' || caret.field !== 'value' || caret.span || place.value.value !== '')
    return false
  // The name stands before its value, where it has one.
  const before = ['label', 'value']
    .map((field) => pen.places()?.neighbour({ owner: caret.owner, field }, -1))
    .find((target) => target && target.owner !== caret.owner)
  editor.change({
    name: STEP_TEXTS[language].removing(place.value.label),
    caret,
    recipe: (draft) => removeRow({ content: draft, id: caret.owner }),
  })
  pen.enter(before ?? { owner: place.item.id, field: 'title' }, 'end')
  return true
}
