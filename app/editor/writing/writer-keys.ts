import type { KeyboardEvent } from 'react'
import { nestLines } from '../../document/rich-text/edit-lines'
import { lineAt, placeLines } from '../../document/rich-text/lines'
import { findPlace, nameOfPlace } from '../edits/find-place'
import { commandOfKey } from '../rich-text-field/rich-text-keys'
import { moveRow } from '../sections/move-row'
import type { Editor } from '../session/editor'
import { RICH_TEXT_TEXTS } from '../texts/rich-text-texts'
import { keepInSight } from './draw-writing'
import { caretBox } from './dom-places'
import { runMark } from './run-mark'
import type { FieldPlace } from './page-places'
import { isSame, rangeOf, type Caret, type Pen } from './pen'
import { hasLines, isRich } from './written-field'
import { lineBeside, lineEdge, showBeside } from './walk-page'

type Options = { event: KeyboardEvent<HTMLTextAreaElement>; editor: Editor }
type Pressed = { key: string; shift: boolean; editor: Editor; caret: Caret }

/** The column that up and down keep to, in pixels of the screen, until something else is done. */
let column: number | undefined

/** What the box does not do by itself: keys that lead over lines, fields and pages, lists and marks. */
export function onWriterKey({ event, editor }: Options): void {
  const caret = editor.pen.writing.get()?.caret
  // Safari sends the last key of a composition after its end.
  if (!caret || event.nativeEvent.isComposing || event.keyCode === 229) return
  const { key, shiftKey: shift, altKey: alt } = event
  const mod = event.ctrlKey || event.metaKey
  if (key !== 'ArrowUp' && key !== 'ArrowDown') column = undefined
  const command = isRich(caret) ? commandOfKey({ key, code: event.code, mod, shift, alt }) : undefined
  const isDone =
    command && command !== 'enter'
      ? runMark({ command, editor })
      : !mod && ((alt ? ALT_KEYS : KEYS)[key]?.({ key, shift, editor, caret }) ?? false)
  if (!isDone) return
  event.preventDefault()
  event.stopPropagation()
}

const KEYS: Record<string, ((pressed: Pressed) => boolean) | undefined> = {
  Enter: enter,
  Backspace: ({ editor, caret }) => isAtLineStart({ pen: editor.pen, caret }) && outdent(editor),
  Tab: ({ editor, caret, shift }) => isRich(caret) && nest({ editor, by: shift ? -1 : 1 }),
  ArrowUp: (pressed) => walkLines({ ...pressed, by: -1 }),
  ArrowDown: (pressed) => walkLines({ ...pressed, by: 1 }),
  ArrowLeft: (pressed) => crossEdge({ ...pressed, by: -1 }),
  ArrowRight: (pressed) => crossEdge({ ...pressed, by: 1 }),
  Home: (pressed) => toLineEdge({ ...pressed, by: -1 }),
  End: (pressed) => toLineEdge({ ...pressed, by: 1 }),
  Escape: ({ editor }) => {
    editor.pen.leave()
    document.getElementById('editor-page')?.focus({ preventScroll: true })
    return true
  },
}

/** What one writes in changes places with its neighbour. */
const ALT_KEYS: typeof KEYS = {
  ArrowUp: ({ editor, caret }) => moveOwner({ editor, caret, by: -1 }),
  ArrowDown: ({ editor, caret }) => moveOwner({ editor, caret, by: 1 }),
}

const isCaret = ({ anchor, focus }: Caret) => anchor === focus
const placeOf = ({ owner, field, focus, behind }: Caret): FieldPlace => ({ owner, field, at: focus, behind })

function enter({ editor, caret, shift }: Pressed): boolean {
  const { pen } = editor
  if (!hasLines(caret)) {
    const next = pen.places()?.neighbour(caret, 1)
    if (next) pen.enter(next, 'end')
    return true
  }
  // An empty item ends its list.
  if (!shift && isRich(caret) && isBlankItem({ pen, caret }) && outdent(editor)) return true
  const { from, to } = rangeOf(caret)
  pen.write({ from, to, text: '\n', soft: shift })
  return true
}

/** The paragraph of the caret; a hard break begins none. */
function lineOf({ pen, caret }: { pen: Pen; caret: Caret }) {
  const placed = placeLines(pen.lines(caret))
  return placed[lineAt({ placed, at: caret.focus })]
}

function isBlankItem({ pen, caret }: { pen: Pen; caret: Caret }): boolean {
  const line = lineOf({ pen, caret })
  return isCaret(caret) && line !== undefined && pen.text(caret).slice(line.start, line.end).trim() === ''
}

function isAtLineStart({ pen, caret }: { pen: Pen; caret: Caret }): boolean {
  return isRich(caret) && isCaret(caret) && lineOf({ pen, caret })?.start === caret.focus
}

/** One level out, and from the outermost out of the list. */
function outdent(editor: Editor): boolean {
  return editor.pen.change(RICH_TEXT_TEXTS[editor.language].bullets, ({ lines, from, to }) => {
    const placed = placeLines(lines)
    const line = placed[lineAt({ placed, at: from })]?.line
    const moved = line?.opens ? nestLines({ lines, from, to, by: -1 }) : undefined
    return moved && { lines: moved }
  })
}

function nest({ editor, by }: { editor: Editor; by: 1 | -1 }): boolean {
  const { pen, language } = editor
  const caret = pen.writing.get()?.caret
  if (!caret) return false
  let isInList = false
  pen.change(RICH_TEXT_TEXTS[language].bullets, ({ lines, from, to }) => {
    const placed = placeLines(lines)
    isInList = (placed[lineAt({ placed, at: from })]?.line.levels.length ?? 0) > 0
    const moved = isInList ? nestLines({ lines, from, to, by }) : undefined
    return moved && { lines: moved }
  })
  return isInList
}

type Walked = Pressed & { by: 1 | -1 }

function walkLines({ editor: { pen }, caret, shift, by }: Walked): boolean {
  const leaf = pen.leafAt(placeOf(caret))
  const box = leaf && caretBox({ ...leaf, behind: caret.behind })
  if (!box) return true
  keepInSight({ box, lines: 3 })
  column ??= box.left
  const walk = { pen, place: placeOf(caret), x: column, by }
  const found = lineBeside(walk) ?? (showBeside({ box, x: column, by }) ? lineBeside(walk) : undefined)
  if (found && (isSame(found, caret) || !shift)) go({ pen, caret, to: found, shift })
  else go({ pen, caret, to: { ...placeOf(caret), at: by < 0 ? 0 : pen.text(caret).length }, shift })
  return true
}

function crossEdge({ editor: { pen }, caret, shift, by }: Walked): boolean {
  const edge = by < 0 ? 0 : pen.text(caret).length
  if (shift || !isCaret(caret) || caret.focus !== edge) return false
  const next = pen.places()?.neighbour(caret, by)
  if (next) pen.enter(next, by < 0 ? 'end' : 'begin')
  return true
}

function toLineEdge({ editor: { pen }, caret, shift, by }: Walked): boolean {
  go({ pen, caret, to: lineEdge({ pen, place: placeOf(caret), by }), shift })
  return true
}

function moveOwner({ editor, caret, by }: Omit<Walked, 'key' | 'shift'>): boolean {
  const place = findPlace({ content: editor.content(), id: caret.owner })
  if (place) moveRow({ editor, id: caret.owner, name: nameOfPlace(place), to: place.index + by })
  return place !== undefined
}

type Go = { pen: Pen; caret: Caret; to: FieldPlace; shift: boolean }

function go({ pen, caret, to: { owner, field, at, behind }, shift }: Go): void {
  pen.put({ owner, field, anchor: shift ? caret.anchor : at, focus: at, behind })
}
