import { ROW_ENDS } from '~/features/interchange/lines/lines-of-text'
import { writtenLetters } from '~/features/interchange/lines/written-letters'
import { normalizeInput } from '../../document/rich-text/normalize-input'
import { insertLines } from '../../document/rich-text/edit-lines'
import { lineAt, placeLines, type Line } from '../../document/rich-text/lines'
import { markerOf } from '~/features/interchange/lines/line-markers'
import { withoutUnseen } from '~/features/interchange/lines/tidy-line'
import { pastedLine, reachedBy } from '../clipboard/pasted-line'
import { rowsOf, wasCopied } from '../clipboard/copied-rows'
import type { Editor, FieldTarget } from '../session/editor'
import { pastedLines, signOf } from '../clipboard/pasted-lines'
import { rangeOf } from './caret'
import { putBack } from './cut'
import { pasteList } from './paste-list'
import { pasteRows } from './paste-rows'
import { followSelection, takeTyped, type InBox } from './text-box'
import { isDates } from './written-dates'
import { hasLines, isRich, WAITING } from './written-field'
import type { Pen } from './pen'

/** What a clipboard holds; `rows` are entries of ours. */
type Clipboard = { html: string; plain: string; rows?: string }
type Pasting = InBox & Clipboard & { editor: Editor }
/** `isApart`: whole entries, whose lines are no part of another. */
type Given = Pasting & { text: string; isApart: boolean }

/** Puts what a clipboard holds where one writes, and looks at whether it is more than a text. */
export function paste({ editor, html, plain, rows = '', ...inBox }: Pasting): void {
  followSelection(inBox)
  const caret = inBox.pen.writing.get()?.caret
  if (!caret) return
  const copied = rowsOf({ rows, plain })
  if (copied && pasteRows({ editor, caret, rows: copied })) return
  if (putBack({ editor, plain })) return
  const text = writtenLetters(normalizeInput(plain)).replace(ROW_ENDS, '\n')
  const before = editor.content()
  const isLine = !isRich(caret)
  const put = isLine ? pasteLine : pasteRich
  const isApart = copied !== undefined
  const isOwn = isApart || wasCopied(plain)
  // A step of its own, however soon before or after it something is typed.
  editor.endStep()
  const written = put({ ...inBox, editor, html, plain, text, isApart })
  editor.endStep()
  const after = editor.content()
  // Dates that say none stay as they were typed, however short.
  const isRefused = after === before && !isDates(caret) && inBox.pen.refusal.get() !== undefined
  const target = written ?? (isRefused ? { owner: caret.owner, field: caret.field } : undefined)
  if (!target) return
  void import('../clipboard/take-pasted').then(
    ({ takePasted, offerSection }) => {
      const isInForms = inBox.pen !== editor.pen
      const isTaken = takePasted({ editor, target, before, after, isLine, isOwn, isInForms, html, text })
      if (isRefused && !isTaken) offerSection({ editor, html, text })
    },
    () => undefined,
  )
}

/** Into a text of one line, where several stand beside each other without their signs and may say more, and into tags. */
function pasteLine({ editor, pen, box, html, plain, text }: Given): FieldTarget | undefined {
  const caret = pen.writing.get()?.caret
  if (!caret) return undefined
  const range = rangeOf(caret)
  const line = caret.span
    ? undefined
    : (pastedLine({ html, text }) ?? reachedBy({ field: caret.field, text }))
  if (line === undefined) {
    typeInto({ pen, box, text: plain.replace(/\r\n?/g, '\n').replace(/[\t\u00a0]/g, ' ') })
    return undefined
  }
  if (pasteList({ editor, caret, text: line })) return undefined
  pen.write({ ...range, text: line })
  return text.trim().includes('\n') && !hasLines(caret)
    ? { owner: caret.owner, field: caret.field }
    : undefined
}

/** As a browser pastes: in place of what is selected, as though it had been typed. */
function typeInto({ pen, box, text }: Pick<Given, 'pen' | 'box' | 'text'>): void {
  const { value, selectionStart: from, selectionEnd: to } = box
  const now = { value: value.slice(0, from) + text + value.slice(to), selectionEnd: from + text.length }
  takeTyped({ pen, box: now })
}

function pasteRich({ pen, html, text, isApart }: Given): FieldTarget | undefined {
  pen.deleteRest()
  return pasteInto({ pen, html, text, isApart })
}

/** `isApart`: it begins and ends with lines of its own. */
type Pasted = { pen: Pen; html: string; text: string; isApart?: boolean }

/**
 * Pastes into a rich text what a clipboard holds, as a step of its own where it is more than letters; then it answers the
 * field.
 */
function pasteInto({ pen, html, text, isApart = false }: Pasted): FieldTarget | undefined {
  const caret = pen.writing.get()?.caret
  if (!caret) return undefined
  const { from, to } = rangeOf(caret)
  const placed = placeLines(pen.lines(caret))
  const line = placed[lineAt({ placed, at: from })]
  const isAtLineStart = (line?.start ?? 0) === from
  const isAtLineEnd = (placed[lineAt({ placed, at: to })]?.end ?? to) === to
  const row = withoutUnseen(text).trim()
  // One item, behind a text, is an item of its own.
  const isBelow = !isAtLineStart && isAtLineEnd && signOfRow(row) !== ''
  const blank = (isNone: boolean) => ((isApart || isBelow) && !isNone ? [BLANK] : [])
  const isWaiting = isAtLineStart && isAtLineEnd && from === to && (line?.line.levels.length ?? 0) > 0
  const sign = isBelow || (isAtLineStart && !isWaiting) ? '' : signOfRow(row, isWaiting)
  const inserted = sign ? undefined : pastedLines({ html, text, isAtLineStart: isAtLineStart || isBelow })
  if (!inserted) {
    const letters = sign ? row.slice(sign.length) : withoutUnseen(text).replace(/\r\n?/g, '\n')
    if (text !== '') pen.write({ from, to, text: letters.replace(/\n+$/, '') })
    return undefined
  }
  const isDone = pen.change(pen.name(caret), ({ lines }) => {
    const { lines: pasted, at } = insertLines({
      // A sign that waits for somebody's first words makes no items of paragraphs.
      lines: lines[0] === WAITING && inserted.length > 1 ? [] : lines,
      from,
      to,
      inserted: [...blank(isAtLineStart), ...inserted, ...blank(isAtLineEnd)],
    })
    return { lines: pasted, from: at, to: at }
  })
  return isDone ? { owner: caret.owner, field: caret.field } : undefined
}

/** What a single row begins with as an item; in one that has a sign already, a dash and a number are another's. */
function signOfRow(row: string, isWaiting = false): string {
  if (row.includes('\n')) return ''
  return isWaiting ? (markerOf(row)?.sign ?? '') : signOf(row)
}

const BLANK: Line = { levels: [], opens: false, children: [] }
