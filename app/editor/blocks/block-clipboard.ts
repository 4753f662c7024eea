import type { ClipboardEvent } from 'react'
import { toast } from '~/components/ui/toast'
import { readRows, rowsIn, type CopiedRows } from '../clipboard/copied-rows'
import { putRows } from '../clipboard/put-rows'
import { ROWS_TYPE } from '../clipboard/rows-type'
import { findPlace } from '../edits/find-place'
import { removeRow } from '../edits/remove-row'
import type { Editor } from '../session/editor'
import { offerUndo } from '../session/offer-undo'
import { FORM_TEXTS } from '../texts/form-texts'
import { PASTED_TEXTS } from '../texts/pasted-texts'
import { setCopied } from '../writing/copy'
import { blockOfOwner, focusBlock } from './block-marks'

type Options = { editor: Editor; id: string; event: ClipboardEvent }

/** Copies a block as what it is, and its texts. */
export function copyBlock({ editor, id, event }: Options): void {
  const content = editor.content()
  const place = findPlace({ content, id })
  if (place?.kind !== 'section' && place?.kind !== 'item') return
  const { pen } = editor
  const isSkills = place.kind === 'section' && place.value.kind === 'skill'
  const rows = isSkills ? content.skill.list : place.kind === 'section' ? place.value.items : [place.value]
  // Hidden ones too: they go with a block that is cut.
  const whole = new Set(rows.map((row) => row.id))
  const isTitle = (owner: string) => owner === id || (isSkills && owner === '$skill')
  const parts = (pen.places()?.fields() ?? []).flatMap((target) => {
    const at = findPlace({ content, id: target.owner })
    const row = at?.kind === 'fact' ? at.item.id : target.owner
    const { length } = pen.text(target)
    return length > 0 && (isTitle(row) || whole.has(row)) ? [{ ...target, from: 0, to: length }] : []
  })
  const none: CopiedRows = { from: editor.id, entries: [], skills: [], contacts: [] }
  const copied = rowsIn({ id: editor.id, content, parts, whole }) ?? none
  const section = place.kind === 'section' && !isSkills ? { ...none, section: place.value } : undefined
  setCopied({ event, pen, parts, rows: section ?? copied })
}

/** Puts what was copied behind a block, or as first below a title. */
export function pasteAtBlock({ editor, id, event }: Options): void {
  event.preventDefault()
  const rows = readRows(event.clipboardData.getData(ROWS_TYPE))
  const place = findPlace({ content: editor.content(), id })
  const section = place?.kind === 'item' ? place.section.id : id
  const last = rows && putRows({ editor, rows, owner: rows.section ? section : id })
  if (last === undefined) return void toast.info(PASTED_TEXTS[editor.language].notHere)
  const block = blockOfOwner({ editor, owner: last })
  if (block !== undefined) focusBlock(block)
}

/** Of the section of skills, without which they would stand last, all rows go; answers whether it is that one. */
export function removeSkills({ editor, id, name }: { editor: Editor; id: string; name: string }): boolean {
  const content = editor.content()
  const place = findPlace({ content, id })
  if (place?.kind !== 'section' || place.value.kind !== 'skill') return false
  const texts = FORM_TEXTS[editor.language]
  editor.change({
    name: texts.removing(name),
    recipe: (draft) => content.skill.list.forEach((row) => removeRow({ content: draft, id: row.id })),
  })
  if (editor.content() !== content) offerUndo({ editor, text: texts.removed(name), undo: texts.undo })
  return true
}
