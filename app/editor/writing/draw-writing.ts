import { focusOf } from './caret'
import { caretBox, domPlace, rangesOf } from './dom-places'
import { directionAround } from './drawn-direction'
import type { Pen, Writing } from './pen'
import { composedEdit } from './written-content'

/** Draws caret and selection over the pages as they stand now, and puts the box that takes the keys under the caret. */
export function drawWriting({ pen, layer }: { pen: Pen; layer: HTMLElement }): void {
  const writing = pen.writing.get()
  const [caret, box] = [layer.querySelector<HTMLElement>('.jl-caret'), layer.querySelector('textarea')]
  if (!caret || !box) return
  const leaf = leafOfCaret(pen)
  const rect = leaf && caretBox(leaf)
  caret.hidden = rect === undefined
  // keys that lead to the left or the right do so in the box as on the page
  const around = leaf && domPlace(leaf)
  if (around) box.dir = directionAround(around.node)
  const ink = around && caretColor(around.node)
  markStretches({ pen })
  // Where it was, it might lie beyond a page that has become smaller, and make room for itself.
  if (!writing?.isActive) Object.assign(box.style, { left: '0px', top: '0px' })
  if (!rect) return
  const origin = layer.getBoundingClientRect()
  const place = {
    left: `${rect.left - origin.left}px`,
    top: `${rect.top - origin.top}px`,
    height: `${rect.height}px`,
  }
  const isMoved = caret.style.left !== place.left || caret.style.top !== place.top
  // All that asks the browser for places stands before what moves anything. A finger that drags scrolls by itself.
  if (isMoved && !layer.querySelector('[data-dragged]')) keepInSight({ box: rect, lines: 1 })
  Object.assign(caret.style, place, { background: ink ?? '' })
  Object.assign(box.style, place)
  // What all inherit would be styled anew with each letter.
  for (const note of layer.querySelectorAll<HTMLElement>('[data-at-caret]'))
    for (const [side, length] of Object.entries(place)) note.style.setProperty(`--caret-${side}`, length)
  if (isMoved) blinkAtRest(caret)
}

/** The letters' own colour where that is light, since they stand on a dark ground; the style sheet's elsewhere. */
function caretColor({ parentElement }: Node): string | undefined {
  const color = parentElement ? getComputedStyle(parentElement).color : ''
  const [first = 0, second = 0, third = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  // words that only show what goes where are told as oklch, with a lightness of 0 to 1, and let the ground through
  const isLight = color.startsWith('oklch') ? first > 0.8 : first + second + third > 600
  return isLight ? color.replace(/\s*\/.*(?=\))/, '') : undefined
}

/** As long as the caret stands still before it blinks, in milliseconds. */
const REST_MS = 500

let resting: ReturnType<typeof setTimeout> | undefined

/** While one types it is simply there: what blinks is a layer of its own, put together with all others at every letter. */
function blinkAtRest(caret: HTMLElement): void {
  clearTimeout(resting)
  caret.removeAttribute('data-rests')
  resting = setTimeout(() => caret.setAttribute('data-rests', ''), REST_MS)
}

/** The box of the caret on the screen; none as long as nobody writes, or the page isn't drawn yet with what is written. */
export function caretOnScreen(pen: Pen): DOMRect | undefined {
  const leaf = leafOfCaret(pen)
  return leaf && caretBox(leaf)
}

function leafOfCaret(pen: Pen) {
  const writing = pen.writing.get()
  if (!writing?.isActive) return undefined
  const { caret, composing } = writing
  const place = { ...focusOf(caret) }
  if (composing) place.at = composedEdit({ text: pen.text(caret), composing }).from + composing.caret
  const leaf = pen.leafAt(place)
  return leaf && { ...leaf, behind: place.behind }
}

/** The selection, and what an input method composes. */
function markStretches({ pen }: { pen: Pen }): void {
  if (!('highlights' in CSS)) return
  const writing = pen.writing.get()
  const places = pen.places()
  CSS.highlights.delete('jl-selection')
  CSS.highlights.delete('jl-composing')
  if (!writing?.isActive || !places) return
  const { caret, composing } = writing
  const marked = composing ? [{ ...caret, ...composedRange({ pen, caret, composing }) }] : pen.parts(caret)
  const ranges = marked.flatMap((part) => places.leavesBetween(part).flatMap(rangesOf))
  if (ranges.length > 0)
    CSS.highlights.set(composing ? 'jl-composing' : 'jl-selection', new Highlight(...ranges))
}

type Composed = Required<Pick<Writing, 'caret' | 'composing'>> & { pen: Pen }

function composedRange({ pen, caret, composing }: Composed) {
  const { from, text } = composedEdit({ text: pen.text(caret), composing })
  return { from, to: from + text.length }
}

/** What is seen beside a caret that was out of sight in a page wider than the window, in pixels. */
const BESIDE = 16

/** Scrolls the pages so that a box and some lines around it can be seen; sideways only where it can't be seen at all. */
export function keepInSight({ box, lines }: { box: DOMRect; lines: number }): void {
  const scroller = document.getElementById('editor-page')
  if (!scroller) return
  const view = scroller.getBoundingClientRect()
  // The bar with the zoom floats over the last lines.
  const bar = document.querySelector('[data-zoom-bar]')?.getBoundingClientRect()
  const bottom = bar && bar.height > 0 ? Math.min(view.bottom, bar.top) : view.bottom
  const room = box.height * lines
  const over = view.top + room - box.top
  const under = box.bottom - (bottom - room)
  const top = over > 0 ? -over : Math.max(0, under)
  const before = view.left - box.left
  const behind = box.right - (view.left + scroller.clientWidth)
  const left = before > 0 ? -before - BESIDE : behind > 0 ? behind + BESIDE : 0
  if (top !== 0 || left !== 0) scroller.scrollBy({ top, left, behavior: 'instant' })
}
