import { withoutUnseen } from '~/features/interchange/lines/tidy-line'
import { insertLines } from '../../document/rich-text/edit-lines'
import { lineAt, placeLines, type Line } from '../../document/rich-text/lines'
import { pastedLines } from '../clipboard/pasted-lines'
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
  const isAtLineStart = (placed[lineAt({ placed, at: from })]?.start ?? 0) === from
  const isAtLineEnd = (placed[lineAt({ placed, at: to })]?.end ?? to) === to
  const blank = (isNone: boolean) => (isApart && !isNone ? [BLANK] : [])
  const inserted = pastedLines({ html, text, isAtLineStart })
  if (!inserted) {
    if (text !== '')
      pen.write({ from, to, text: withoutUnseen(text).replace(/\r\n?/g, '\n').replace(/\n+$/, '') })
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

const BLANK: Line = { levels: [], opens: false, children: [] }
