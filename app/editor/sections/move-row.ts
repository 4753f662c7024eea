import { findPlace } from '../edits/find-place'
import type { Editor } from '../session/editor'
import { STEP_TEXTS } from '../texts/step-texts'

type Options = { editor: Editor; id: string; name: string; to: number }

/** Moves a section, item, row or skill within its list and says so, or that it stands at the edge; answers whether there was a place to move to. */
export function moveRow({ editor, id, name, to }: Options): boolean {
  const texts = STEP_TEXTS[editor.language]
  const place = findPlace({ content: editor.content(), id })
  if (!place) return false
  if (to < 0 || to >= place.list.length || to === place.index) {
    editor.announce(texts.atEdge(name))
    return false
  }
  editor.change({
    name: texts.moving(name),
    recipe: (draft) => {
      const found = findPlace({ content: draft, id })
      // Each kind has a list of its own type; moving within one doesn't need to know which.
      if (found) moveInList<unknown>({ list: found.list, from: found.index, to })
    },
  })
  editor.announce(texts.moved({ name, at: to + 1, of: place.list.length }))
  return true
}

/** Moves the element at `from` so that it ends at index `to`. Changes the array it is given. */
function moveInList<T>({ list, from, to }: { list: T[]; from: number; to: number }): void {
  const target = Math.max(0, Math.min(list.length - 1, to))
  const [moved] = list.splice(from, 1)
  if (moved !== undefined) list.splice(target, 0, moved)
}
