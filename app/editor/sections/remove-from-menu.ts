import { findPlace } from '../edits/find-place'
import { removeRow } from '../edits/remove-row'
import type { Editor } from '../session/editor'
import { offerUndo } from '../session/offer-undo'
import { FORM_TEXTS } from '../texts/form-texts'
import type { RowActions } from './use-row-actions'

type Options = { editor: Editor; actions: RowActions; id: string; name: string }

/** Takes away what a menu or a handle is of. Of the section of skills, without which they would stand last, all rows go. */
export function removeFromMenu({ editor, actions, id, name }: Options): void {
  const content = editor.content()
  const place = findPlace({ content, id })
  if (place?.kind !== 'section' || place.value.kind !== 'skill') return actions.remove({ id, name })
  const texts = FORM_TEXTS[editor.language]
  editor.change({
    name: texts.removing(name),
    recipe: (draft) => content.skill.list.forEach((row) => removeRow({ content: draft, id: row.id })),
  })
  if (editor.content() !== content) offerUndo({ editor, text: texts.removed(name) })
}
