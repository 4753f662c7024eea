import { anchorOf, type Caret } from './caret'
import { caretBox, domPlace } from './dom-places'
import type { FieldPlace } from './page-places'
import type { Pen } from './pen'
import { endsOf } from './touch-ends'

/** Pixels between the bar and the letters. */
const GAP = 8
/** As far as the drops reach under the letters that a finger holds what is selected by. */
const HANDLES = 28
/** Pixels that the lines around it keep from the bar, or it seems to be one of them. */
const AIR = 4
const SIDES = ['above', 'below', 'beside'] as const

type Boxes = Record<(typeof SIDES)[number], DOMRect>
/** On which side the bar stands of a selection that began at a letter. */
export type Side = { begun: string; side: keyof Boxes }
type Options = { pen: Pen; caret: Caret; bar: HTMLElement; last: Side | undefined }

/**
 * Puts the bar where it covers no text: above what is selected, below it or behind its last line; where there is no such room, above
 * as everywhere. While a selection grows the bar keeps to its side.
 */
export function placeBar({ pen, caret, bar, last }: Options): Side | undefined {
  const { start, end } = endsOf({ pen, caret }) ?? {}
  const { owner, field, at } = anchorOf(caret)
  const [first, final, begin] = [start, end, anchorOf(caret)].map((place) => place && drawn({ pen, place }))
  const writer = bar.closest('.jl-writer')
  const layer = writer?.getBoundingClientRect()
  const room = document.getElementById('editor-page')?.getBoundingClientRect()
  if (!first || !final || !begin || !layer || !room) return undefined
  const { offsetWidth: width, offsetHeight: height } = bar
  const put = (left: number, top: number) => {
    const most = Math.min(layer.right, room.right) - width - GAP
    return new DOMRect(Math.max(layer.left, room.left + GAP, Math.min(left, most)), top, width, height)
  }
  const left = begin.box.left - GAP
  const boxes: Boxes = {
    above: put(left, first.box.top - height - GAP),
    below: put(left, final.box.bottom + GAP + (writer?.querySelector('.jl-handles') ? HANDLES : 0)),
    beside: put(endOfLine(final) + 2 * GAP, final.box.top + (final.box.height - height) / 2),
  }
  const fits = (side: keyof Boxes) => boxes[side].top >= room.top && boxes[side].bottom <= room.bottom
  const isNear = boxes.beside.left > final.box.right && boxes.beside.left - final.box.right < width
  const sides = SIDES.filter((side) => fits(side) && (side !== 'beside' || isNear))
  const begun = [owner, field, at].join()
  const stays = last?.begun === begun && sides.includes(last.side)
  const side =
    stays && (last.side !== 'beside' || !coveredBy(boxes.beside)) ? last.side : bestOf(boxes, sides)
  // What is selected may be higher than the window.
  const top = fits(side) ? boxes[side].top : room.top + GAP
  bar.style.translate = `${boxes[side].left - layer.left}px ${top - layer.top}px`
  return { begun, side }
}

/** The first that covers nothing; else the one above, unless it covers twice as much as the one below. */
function bestOf(boxes: Boxes, sides: (keyof Boxes)[]): keyof Boxes {
  const free = sides.find((side) => coveredBy(boxes[side]) === 0)
  if (free) return free
  const [only = 'above', other] = sides.filter((side) => side !== 'beside')
  return other && coveredBy(boxes.above) > 2 * coveredBy(boxes.below) ? other : only
}

/** Square pixels of the text that a box lies over or touches. */
function coveredBy({ x, y, width, height }: DOMRect): number {
  const box = new DOMRect(x, y - AIR, width, height + 2 * AIR)
  return drawnLeaves()
    .filter((leaf) => common(leaf.getBoundingClientRect(), box) > 0)
    .flatMap(linesOf)
    .reduce((sum, line) => sum + common(line, box), 0)
}

function common(a: DOMRect, b: DOMRect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(wide, 0) * Math.max(high, 0)
}

const drawnLeaves = () => [...document.querySelectorAll('.jl-editor-pages [data-block]')]

function linesOf(leaf: Element): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(leaf)
  return [...range.getClientRects()]
}

type Drawn = { box: DOMRect; leaf: Element }

function drawn({ pen, place }: { pen: Pen; place: FieldPlace }): Drawn | undefined {
  const found = pen.leafAt(place)
  const at = found && { ...found, behind: place.behind }
  const [box, leaf] = [at && caretBox(at), at && domPlace(at)?.block]
  return box && leaf && { box, leaf }
}

function endOfLine({ box, leaf }: Drawn): number {
  const middle = new DOMRect(0, box.top + box.height / 2, window.innerWidth, 1)
  const line = linesOf(leaf).filter((one) => common(one, middle) > 0)
  return Math.max(box.right, ...line.map(({ right }) => right))
}
