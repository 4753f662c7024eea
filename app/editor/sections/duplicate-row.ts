import { copyWithNewIds } from '../edits/copy-with-new-ids'
import { findPlace } from '../edits/find-place'
import type { Editor } from '../session/editor'
import { FORM_TEXTS } from '../texts/form-texts'

type Options = { editor: Editor; id: string; name: string; focus: (id: string) => void }

/** Puts a copy of a section, item, row or skill below it, and the focus on it. */
export function duplicateRow({ editor, id, name, focus }: Options): void {
  const texts = FORM_TEXTS[editor.language]
  const place = findPlace({ content: editor.content(), id })
  if (!place) return
  const copy = copyWithNewIds(place.value)
  editor.change({
    name: texts.duplicating(name),
    recipe: (draft) => {
      const found = findPlace({ content: draft, id })
      if (!found) return
      const list: unknown[] = found.list
      list.splice(found.index + 1, 0, copy)
    },
  })
  editor.folds.open(copy.id)
  focus(copy.id)
  editor.announce(texts.duplicated(name))
}
