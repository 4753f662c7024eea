import type { ResumeContent } from '../../../collections/resumes/schema'
import type { CopiedRows } from '../clipboard/copied-rows'
import { putRows } from '../clipboard/put-rows'
import { findPlace } from '../edits/find-place'
import type { Editor } from '../session/editor'
import { rangeOf, type Caret } from './caret'
import { deleteParts } from './span'
import { isRich } from './written-field'

type Options = { editor: Editor; caret: Caret; rows: CopiedRows }

/** Puts copied entries where one writes, if they can be entries there: not within a text. Answers whether it did. */
export function pasteRows({ editor, caret, rows }: Options): boolean {
  const at = placeFor({ editor, caret })
  const last = at && putRows({ editor, rows, ...at })
  if (last === undefined) return false
  const place = findPlace({ content: editor.content(), id: last })
  if (place?.kind === 'item') {
    const { text, joined } = place.value
    editor.pen.enter({ owner: last, field: text ? 'text' : joined ? 'subtitle' : 'title' }, 'end')
  } else editor.pen.enter({ owner: last, field: place?.kind === 'skill' ? 'key' : 'title' }, 'end')
  return true
}

type Where = { owner: string; clear?: (draft: ResumeContent) => void }

function placeFor({ editor, caret }: Omit<Options, 'rows'>): Where | undefined {
  const { pen } = editor
  if (caret.span) return inPlaceOf({ editor, caret })
  const { from, to } = rangeOf(caret)
  if (from < to) return undefined
  const text = pen.text(caret)
  const isAtEdge = text.slice(0, from).trim() === '' || text.slice(to).trim() === ''
  return isRich(caret) && !isAtEdge ? undefined : { owner: caret.owner }
}

/** Where whole entries are selected: behind what stands before the first of them. */
function inPlaceOf({ editor: { pen, content }, caret }: Omit<Options, 'rows'>): Where | undefined {
  const parts = pen.parts(caret)
  const { whole } = pen.rest(caret) ?? {}
  const [first] = whole ?? []
  const place = first === undefined ? undefined : findPlace({ content: content(), id: first })
  if (!whole || (place?.kind !== 'item' && place?.kind !== 'skill')) return undefined
  const isAll = parts.every(({ owner }) => {
    const at = findPlace({ content: content(), id: owner })
    return whole.has(at?.kind === 'fact' ? at.item.id : owner)
  })
  const before = place.list[place.index - 1]?.id ?? (place.kind === 'item' ? place.section.id : '$skill')
  return isAll ? { owner: before, clear: (draft) => deleteParts({ draft, parts, whole }) } : undefined
}
