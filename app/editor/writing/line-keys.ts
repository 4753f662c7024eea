import { nestLines } from '../../document/rich-text/edit-lines'
import { lineAt, placeLines, type PlacedLine } from '../../document/rich-text/lines'
import type { Editor } from '../session/editor'
import { RICH_TEXT_TEXTS } from '../texts/rich-text-texts'
import { rangeOf } from './caret'
import { isRich } from './written-field'

/** What a key changes lines with. */
export type Hand = Pick<Editor, 'pen' | 'language'>

/** The paragraph of the caret; a hard break begins none. */
export function lineOfCaret({ pen }: Hand) {
  const caret = pen.writing.get()?.caret
  if (!caret || !isRich(caret) || caret.anchor !== caret.focus) return undefined
  const placed = placeLines(pen.lines(caret))
  const index = lineAt({ placed, at: caret.focus })
  const [above, line] = [placed[index - 1], placed[index]]
  const isBlank = ({ start, end }: PlacedLine) => pen.text(caret).slice(start, end).trim() === ''
  return (
    line && {
      ...line,
      isBlank: isBlank(line),
      isBelowBlank: above?.line.opens === false && isBlank(above),
      caret,
    }
  )
}

/**
 * Enter: a line like this one, or with `soft` a break within it. In an empty item it ends the list. A paragraph that is empty is
 * drawn for the caret alone: there is one at most, and the caret stands in it.
 */
export function breakLine({ hand, soft }: { hand: Hand; soft: boolean }): void {
  const { pen } = hand
  const caret = pen.writing.get()?.caret
  if (!caret) return
  const line = lineOfCaret(hand)
  if (!soft && line?.isBlank && line.line.opens && nestItem({ hand, by: -1 })) return
  if (line?.isBlank) return
  const { owner, field, focus } = caret
  // An item that is empty is drawn for the caret alone as well.
  const isBefore = !soft && line !== undefined && line.start === focus
  if (!isBefore || !line.isBelowBlank) pen.write({ ...rangeOf(caret), text: '\n', soft })
  const at = line?.isBelowBlank ? focus - 1 : focus
  if (isBefore) pen.put({ owner, field, anchor: at, focus: at })
}

/** Backspace at the beginning of an item takes it a level out, at last out of the list. Answers whether it did. */
export function leaveList(hand: Hand): boolean {
  return isAtItemStart(hand) && nestItem({ hand, by: -1 }) === true
}

/** Takes the items that are selected a level in or out. Answers whether it did; undefined outside of a list. */
export function nestItem({ hand: { pen, language }, by }: { hand: Hand; by: 1 | -1 }): boolean | undefined {
  let isInList = false
  const isDone = pen.change(RICH_TEXT_TEXTS[language].bullets, ({ lines, from, to }) => {
    const placed = placeLines(lines)
    const line = placed[lineAt({ placed, at: from })]?.line
    isInList = (line?.levels.length ?? 0) > 0
    const moved = isInList ? nestLines({ lines, from, to, by }) : undefined
    return moved && { lines: moved }
  })
  return isInList ? isDone : undefined
}

/** Tab and Shift+Tab in a list, to another level of it; no key leads out of the list by the way. Answers whether it did. */
export function tabItem({ hand, by }: { hand: Hand; by: 1 | -1 }): boolean {
  const isOuter = lineOfCaret(hand)?.line.levels.length === 1
  return !(by === -1 && isOuter) && nestItem({ hand, by }) === true
}

/** Whether the caret stands at the beginning of an item. */
export function isAtItemStart(hand: Hand): boolean {
  const line = lineOfCaret(hand)
  return line !== undefined && line.line.opens && line.start === line.caret.focus
}
