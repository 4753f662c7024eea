import type { ResumeContent } from '../../../collections/resumes/schema'
import type { CopiedRows } from '../clipboard/copied-rows'
import { putRows } from '../clipboard/put-rows'
import { entryAbove } from '../../../collections/resumes/joined-items'
import { findPlace, type Place } from '../edits/find-place'
import { isBlankPlace } from '../edits/is-blank-place'
import type { Editor } from '../session/editor'
import { rangeOf, type Caret } from './caret'
import { deleteParts } from './span'
import { isRich } from './written-field'

type Options = { editor: Editor; caret: Caret; rows: CopiedRows }

/** Puts copied entries where one writes, if they can be entries there: not within a text. Answers whether it did. */
export function pasteRows({ editor, caret, rows }: Options): boolean {
  const at = placeFor({ editor, caret, rows })
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

function placeFor({ editor, caret, rows }: Options): Where | undefined {
  const { pen } = editor
  if (caret.span)
    return rows.sections.length > 0 ? inPlaceOfSections({ editor, caret }) : inPlaceOf({ editor, caret })
  const { from, to } = rangeOf(caret)
  if (from < to) return undefined
  const text = pen.text(caret)
  const isAtEdge = text.slice(0, from).trim() === '' || text.slice(to).trim() === ''
  if (isRich(caret) && !isAtEdge) return undefined
  const place = from > pen.shown(caret).from ? undefined : begunAt({ editor, caret })
  return { owner: place ? ownerBefore(place) : caret.owner }
}

type Row = Extract<Place, { kind: 'item' | 'skill' }>

/** The entry or skill that a caret stands before, unless nothing is written in it or it goes on with the one above. */
function begunAt({ editor: { pen, content }, caret }: Selected): Row | undefined {
  const place = findPlace({ content: content(), id: caret.owner })
  if ((place?.kind !== 'item' && place?.kind !== 'skill') || isBlankPlace(place)) return undefined
  if (place.kind === 'item' && entryAbove({ section: place.section, item: place.value })) return undefined
  return pen.places()?.neighbour(caret, -1)?.owner === caret.owner ? undefined : place
}

const ownerBefore = (place: Row) =>
  place.list[place.index - 1]?.id ?? (place.kind === 'item' ? place.section.id : '$skill')

type Selected = Omit<Options, 'rows'>

/** Where whole sections are selected: behind the one before them. */
function inPlaceOfSections({ editor: { pen, content }, caret }: Selected): Where | undefined {
  const { whole = new Set<string>() } = pen.rest(caret) ?? {}
  const { entryList } = content()
  const first = entryList.findIndex(({ id }) => whole.has(id))
  const clear = (draft: ResumeContent) => deleteParts({ draft, parts: pen.parts(caret), whole })
  return first < 0 ? undefined : { owner: entryList[first - 1]?.id ?? '', clear }
}

/** Where whole entries are selected: behind what stands before the first of them. Their section stays. */
function inPlaceOf({ editor: { pen, content }, caret }: Selected): Where | undefined {
  const parts = pen.parts(caret)
  const placeOf = (id: string) => findPlace({ content: content(), id })
  const whole = new Set([...(pen.rest(caret)?.whole ?? [])].filter((id) => placeOf(id)?.kind !== 'section'))
  const [first = ''] = whole
  const place = placeOf(first)
  if (place?.kind !== 'item' && place?.kind !== 'skill') return undefined
  const isAll = parts.every(({ owner }) => {
    const at = placeOf(owner)
    return at?.kind === 'section' || whole.has(at?.kind === 'fact' ? at.item.id : owner)
  })
  return isAll
    ? { owner: ownerBefore(place), clear: (draft) => deleteParts({ draft, parts, whole }) }
    : undefined
}
