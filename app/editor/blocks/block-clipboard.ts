import { toast } from '~/components/ui/toast'
import { recallRows, rowsIn, rowsOf, type CopiedRows } from '../clipboard/copied-rows'
import { putRows } from '../clipboard/put-rows'
import { ROWS_TYPE } from '../clipboard/rows-type'
import { findPlace } from '../edits/find-place'
import type { Editor } from '../session/editor'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { PASTED_TEXTS } from '../texts/pasted-texts'
import { setCopied, type CopyEvent } from '../writing/copy'
import { readClipboard } from '../writing/read-clipboard'
import { blockOfOwner, focusBlock } from './block-marks'

type At = { editor: Editor; id: string }
type Options = At & { event: CopyEvent }

/** Copies a block as what it is, and its texts. */
export function copyBlock({ editor, id, event }: Options): void {
  const content = editor.content()
  const place = findPlace({ content, id })
  if (place?.kind !== 'section' && place?.kind !== 'item') return
  const { pen } = editor
  const isSkills = place.kind === 'section' && place.value.kind === 'skill'
  const rows = isSkills ? content.skill.list : place.kind === 'section' ? place.value.items : [place.value]
  // Hidden ones too: they go with a block that is cut.
  const whole = new Set([...(isSkills ? [] : [id]), ...rows.map((row) => row.id)])
  const isTitle = (owner: string) => owner === id || (isSkills && owner === '$skill')
  const parts = (pen.places()?.fields() ?? []).flatMap((target) => {
    const at = findPlace({ content, id: target.owner })
    const row = at?.kind === 'fact' ? at.item.id : target.owner
    const { length } = pen.text(target)
    return length > 0 && (isTitle(row) || whole.has(row)) ? [{ ...target, from: 0, to: length }] : []
  })
  setCopied({ event, pen, parts, rows: rowsIn({ id: editor.id, content, parts, whole }) })
}

/** The same by a menu: the browser is asked for the event that keys make. Answers whether it made one. */
export function copyFromMenu(at: At): boolean {
  let isDone = false
  const onCopy = (event: ClipboardEvent) => {
    event.stopImmediatePropagation()
    copyBlock({ ...at, event })
    isDone = true
  }
  // Safari makes one without a selection for whoever says so before.
  const allow = (event: Event) => event.preventDefault()
  document.addEventListener('beforecopy', allow, { capture: true })
  document.addEventListener('copy', onCopy, { capture: true })
  document.execCommand('copy')
  document.removeEventListener('copy', onCopy, { capture: true })
  document.removeEventListener('beforecopy', allow, { capture: true })
  const texts = BLOCK_TEXTS[at.editor.language]
  if (!isDone) toast.error(texts.notCopied)
  return isDone
}

/** Puts what was copied behind a block, or as first below a title. */
export function pasteAtBlock({ event, ...at }: Options): void {
  event.preventDefault()
  const get = (type: string) => event.clipboardData?.getData(type) ?? ''
  putAtBlock({ ...at, rows: rowsOf({ rows: get(ROWS_TYPE), plain: get('text/plain') }) })
}

/** The same by a menu, where the browser lets a page read. */
export async function pasteFromMenu(at: At): Promise<void> {
  const found = await readClipboard()
  if (found) putAtBlock({ ...at, rows: recallRows(found.plain) })
  else toast.error(BLOCK_TEXTS[at.editor.language].notRead)
}

function putAtBlock({ editor, id, rows }: At & { rows: CopiedRows | undefined }): void {
  const last = rows && putRows({ editor, rows, owner: id })
  if (last === undefined) return void toast.info(PASTED_TEXTS[editor.language].notHere)
  const block = blockOfOwner({ editor, owner: last })
  if (block !== undefined) focusBlock(block)
}
