import { markerOf } from '~/features/interchange/lines/line-markers'
import { withoutUnseen } from '~/features/interchange/lines/tidy-line'
import { insertLines } from '../../document/rich-text/edit-lines'
import { lineAt, placeLines, type Line } from '../../document/rich-text/lines'
import { pastedLines, signOf } from '../clipboard/pasted-lines'
import type { FieldTarget } from '../session/editor'
import { rangeOf } from './caret'
import type { Pen } from './pen'
import { WAITING } from './written-field'

/** `isApart`: it begins and ends with lines of its own. */
type Pasted = { pen: Pen; html: string; text: string; isApart?: boolean }

/**
 * Pastes into a rich text what a clipboard holds, as a step of its own where it is more than letters; then it answers the
 * field.
 */
export function pasteInto({ pen, html, text, isApart = false }: Pasted): FieldTarget | undefined {
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
