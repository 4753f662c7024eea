import type { KeyboardEvent } from 'react'
import { blockOfOwner, drawnBlocks, focusBlock } from '../blocks/block-marks'
import { findPlace } from '../edits/find-place'
import { commandOfKey, type RichTextCommand } from '../rich-text-field/rich-text-keys'
import type { Editor, FieldTarget } from '../session/editor'
import { forPageNow, loadForPage } from '../soon/load-soon'
import { addRowBelow } from './add-row-below'
import { keepInSight } from './draw-writing'
import { caretBox } from './dom-places'
import { breakLine, leaveList, tabItem } from './line-keys'
import { nextToWrite } from './next-to-write'
import type { FieldPlace } from './page-places'
import { anchorOf, focusOf, isSame, rangeOf, type Caret } from './caret'
import type { Pen } from './pen'
import { hasLines, isRich } from './written-field'
import { distanceOf, lineBeside, lineEdge } from './walk-page'

type Options = { event: KeyboardEvent<HTMLTextAreaElement>; editor: Editor }
/** `left` is where the text leads to the left: back, or on where it is read from the right. */
type Pressed = { key: string; shift: boolean; repeat?: boolean; left: 1 | -1; editor: Editor; caret: Caret }

/** How far from the page's left edge up and down keep, in pixels of the screen, while the caret stands where they led. */
let column: { x: number; at: FieldPlace } | undefined

/** What the box does not do by itself: keys that lead over lines, fields and pages, lists and marks. */
export function onWriterKey({ event, editor }: Options): void {
  const caret = editor.pen.writing.get()?.caret
  // Safari sends the last key of a composition after its end.
  if (!caret || event.nativeEvent.isComposing || event.keyCode === 229) return
  const { key, shiftKey: shift, altKey: alt } = event
  const mod = event.ctrlKey || event.metaKey
  const left = event.currentTarget.dir === 'rtl' ? 1 : -1
  const command =
    isRich(caret) || caret.span ? commandOfKey({ key, code: event.code, mod, shift, alt }) : undefined
  const isSpared = key === 'Backspace' && isBeforeShown({ editor, caret })
  const isDone = command
    ? mark({ command, editor })
    : isSpared ||
      (key === 'Enter' && mod && addBelow({ editor, caret })) ||
      (spanKey({ key, shift, mod, left, editor, caret }) ??
        (!mod &&
          ((alt ? ALT_KEYS : KEYS)[key]?.({ key, shift, repeat: event.repeat, left, editor, caret }) ??
            false)))
  if (!isDone) return
  event.preventDefault()
  event.stopPropagation()
}

/** What is not there yet is waited for: else the browser would take the key. */
function mark(run: { command: RichTextCommand; editor: Editor }): boolean {
  const page = forPageNow()
  if (page) return page.runMark(run)
  void loadForPage().then(
    ({ runMark }) => runMark(run),
    () => undefined,
  )
  return true
}

const CHANGING = /^(?:Arrow|Page|Home|End|Enter|Backspace|Delete)/

/** Of a selection over fields the box knows the first part alone: what would change or leave that one waits for what knows all. */
function spanKey(pressed: Pressed & { mod: boolean }): boolean | undefined {
  const page = forPageNow()
  if (page) return page.onSpanKey(pressed)
  return pressed.caret.span && CHANGING.test(pressed.key) ? true : undefined
}

const KEYS: Record<string, ((pressed: Pressed) => boolean) | undefined> = {
  Enter: enter,
  Backspace: (pressed) => leaveList(pressed.editor) || forPageNow()?.dropFact(pressed) === true,
  Tab: tab,
  ArrowUp: (pressed) => walkLines({ ...pressed, by: -1 }),
  ArrowDown: (pressed) => walkLines({ ...pressed, by: 1 }),
  ArrowLeft: (pressed) => crossEdge({ ...pressed, by: pressed.left }),
  ArrowRight: (pressed) => crossEdge({ ...pressed, by: pressed.left > 0 ? -1 : 1 }),
  Home: (pressed) => toLineEdge({ ...pressed, by: -1 }),
  End: (pressed) => toLineEdge({ ...pressed, by: 1 }),
  Escape: leave,
}

/** What one writes in changes places with its neighbour. */
const ALT_KEYS: typeof KEYS = {
  ArrowUp: (pressed) => forPageNow()?.moveOwner({ ...pressed, by: -1 }) === true,
  ArrowDown: (pressed) => forPageNow()?.moveOwner({ ...pressed, by: 1 }) === true,
}

const isCaret = ({ anchor, focus }: Caret) => anchor === focus

function enter({ editor, caret, shift, repeat }: Pressed): boolean {
  const { pen } = editor
  if (hasLines(caret)) {
    if (shift || repeat || !forPageNow()?.goBeyond({ editor, caret }))
      breakLine({ hand: editor, soft: shift })
    return true
  }
  const next = nextToWrite({ editor, target: caret, by: 1 })
  if (!addRowBelow({ editor, caret, next }) && next)
    goOn({ pen, caret, next, way: () => pen.enter(next, 'end') })
  return true
}

/** In a list to another level where there is one, elsewhere to the text before or behind, as in a form; from the last one out of the page. */
function tab({ editor, caret, shift }: Pressed): boolean {
  const by = shift ? -1 : 1
  if (!shift && forPageNow()?.askEnd({ pen: editor.pen, caret })) return true
  const isOffered = isWhole({ editor, caret }) && editor.pen.isExample(caret)
  const isWritten = isRich(caret) && editor.pen.text(caret) !== ''
  if (isWritten && !isOffered && tabItem({ hand: editor, by })) return true
  const next = nextToWrite({ editor, target: caret, by })
  if (next) goOn({ pen: editor.pen, caret, next, way: () => editor.pen.offer(next) })
  return next !== undefined
}

type GoOn = { pen: Pen; caret: Caret; next: FieldTarget; way: () => void }

/** To the text that follows; where what was written turned out to belong there, what is blank now is still to be written. */
function goOn({ pen, caret, next, way }: GoOn): void {
  const wasBlank = pen.text(caret) !== '' && pen.text(next) === ''
  way()
  if (wasBlank && pen.text(caret) === '' && pen.text(next) !== '') pen.enter(caret, 'end')
}

/** Whether all that is shown of a text is selected. */
function isWhole({ editor: { pen }, caret }: Pick<Pressed, 'editor' | 'caret'>): boolean {
  const { from, to } = rangeOf(caret)
  const shown = pen.shown(caret)
  return !caret.span && from < to && from === shown.from && to === shown.to
}

/** Another entry below the one that one writes in. */
function addBelow({ editor, caret }: Pick<Pressed, 'editor' | 'caret'>): boolean {
  const isSkill = findPlace({ content: editor.content(), id: caret.owner })?.kind === 'skill'
  const id = isSkill ? caret.owner : blockOfOwner({ editor, owner: caret.owner })
  return id !== undefined && forPageNow()?.addOnPage({ editor, id }) === true
}

/** To the handle of the block that one writes in, from where Escape leads back; without one out of the writing. */
function leave({ editor, caret }: Pressed): boolean {
  const block = blockOfOwner({ editor, owner: caret.owner })
  if (block !== undefined && drawnBlocks.get().some(({ id }) => id === block))
    focusBlock(block, { now: true })
  else {
    editor.pen.leave()
    document.getElementById('editor-page')?.focus({ preventScroll: true })
  }
  return true
}

type Walked = Pressed & { by: 1 | -1 }

function walkLines({ editor: { pen }, caret, shift, by }: Walked): boolean {
  const place = focusOf(caret)
  const leaf = pen.leafAt(place)
  const box = leaf && caretBox({ ...leaf, behind: place.behind })
  if (!box) return true
  keepInSight({ box, lines: 3 })
  const isThere = column && isSame(column.at, place) && column.at.at === place.at
  const x = isThere && column ? column.x : distanceOf({ pen, place })
  const to = lineBeside({ pen, place, x, by }) ?? { ...place, at: edgeOf({ pen, target: place, by }) }
  column = { x, at: to }
  go({ pen, caret, to, shift })
  return true
}

function crossEdge({ editor: { pen }, caret, shift, by }: Walked): boolean {
  const edge = edgeOf({ pen, target: caret, by })
  if ((caret.focus - edge) * by < 0 || (!shift && !isCaret(caret))) return false
  const next = pen.places()?.neighbour(caret, by)
  if (next) go({ pen, caret, to: { ...next, at: edgeOf({ pen, target: next, by: by < 0 ? 1 : -1 }) }, shift })
  return true
}

type Edge = { pen: Pen; target: FieldTarget; by: 1 | -1 }

/** Where what is shown of a text begins or ends. */
const edgeOf = ({ pen, target, by }: Edge) => pen.shown(target)[by < 0 ? 'from' : 'to']

/** Whether the caret stands where the page begins to show the text, of which more stands before. */
function isBeforeShown({ editor: { pen }, caret }: Pick<Pressed, 'editor' | 'caret'>): boolean {
  const { from } = pen.shown(caret)
  return from > 0 && isCaret(caret) && caret.focus === from
}

function toLineEdge({ editor: { pen }, caret, shift, by }: Walked): boolean {
  go({ pen, caret, to: lineEdge({ pen, place: focusOf(caret), by }), shift })
  return true
}

type Go = { pen: Pen; caret: Caret; to: FieldPlace; shift: boolean }

function go({ pen, caret, to, shift }: Go): void {
  const { owner, field, at, behind } = to
  if (shift) pen.select({ anchor: anchorOf(caret), focus: to })
  else pen.put({ owner, field, anchor: at, focus: at, behind })
}
