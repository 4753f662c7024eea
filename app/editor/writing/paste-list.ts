import { findPlace, type Place } from '../edits/find-place'
import { setField } from '../edits/set-field'
import { schemaParts } from '../schema/schema-parts'
import type { Editor } from '../session/editor'
import { PASTED_TEXTS } from '../texts/pasted-texts'
import { LISTED } from './add-row-below'
import { rangeOf, type Caret } from './caret'
import { checkWritten } from './check-written'

type Options = { editor: Editor; caret: Caret; text: string }
type Row = Extract<Place, { kind: 'skill' | 'item' }>

/**
 * Lines that are pasted where each is an entry, as skills and languages are: each is one of its own below, but what stood around a
 * caret within a text goes on as the first and the last. Answers whether it did.
 */
export function pasteList({ editor, caret, text }: Options): boolean {
  const { owner, field } = caret
  const place = findPlace({ content: editor.content(), id: owner })
  if (!place || !isListed(place) || field !== fieldFor(place)) return false
  const { from, to } = rangeOf(caret)
  const now = editor.pen.text(caret)
  const pasted = text.split('\n').flatMap((line) => line.trim() || [])
  if (pasted.length < 2) return false
  const [before, behind] = [now.slice(0, from), now.slice(to)]
  // Behind all that is written begins another one; what stands behind the caret stands behind the last of them.
  const lines = before !== '' && behind === '' ? [before, ...pasted] : joined({ before, pasted, behind })
  const check = { content: editor.content(), language: editor.language, owner, field }
  if (lines.some((value) => checkWritten({ ...check, value }) !== undefined)) return false
  if (place.list.length + lines.length > MOST) return false
  const rows = lines.slice(1).map((line) => ({ ...newRow(place), [field]: line }))
  editor.endStep()
  editor.change({
    name: PASTED_TEXTS[editor.language].putting,
    caret,
    recipe: (draft) => {
      setField({ content: draft, owner, field, value: lines[0] ?? '' })
      const at = findPlace({ content: draft, id: owner })
      const list: unknown[] | undefined = at?.list
      if (at) list?.splice(at.index + 1, 0, ...rows)
    },
  })
  editor.announce(PASTED_TEXTS[editor.language].put(pasted.length))
  const end = rows.at(-1)
  const at = (lines.at(-1) ?? '').length - behind.length
  if (end) editor.pen.put({ owner: end.id, field, anchor: at, focus: at })
  return true
}

type Joined = { before: string; pasted: string[]; behind: string }

const joined = ({ before, pasted, behind }: Joined) =>
  pasted.map((line, i) => (i === 0 ? before : '') + line + (i === pasted.length - 1 ? behind : ''))

const MOST = 100

const isListed = (place: Place): place is Row =>
  place.kind === 'skill' || (place.kind === 'item' && LISTED.includes(place.section.kind))

const fieldFor = ({ kind }: Row) => (kind === 'skill' ? 'key' : 'title')

function newRow(place: Row) {
  if (place.kind === 'item') return schemaParts().newItem()
  const row = schemaParts().newSkill()
  // A scale, or none, as the one above.
  return place.value.value === 0 ? { ...row, value: 0 } : row
}
