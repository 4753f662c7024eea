import { directionAround, drawnDirection } from './drawn-direction'
import type { LeafPlace } from './page-places'

type DomPlace = { node: Node; offset: number; block: HTMLElement }
type Piece = { node: Text | HTMLBRElement; from: number; length: number }

/** The place of the drawn text at a point of the screen. */
export function placeAtPoint({ x, y }: { x: number; y: number }): LeafPlace | undefined {
  const found = caretAt({ x, y })
  return found && placeOf(found)
}

/** The boxes of the leaves drawn in a part of the pages, in pixels of the screen. */
export function drawnBlocks(within: Element): DOMRect[] {
  return Array.from(within.querySelectorAll('[data-block]'), (block) => block.getBoundingClientRect())
}

type Near = { x: number; y: number; blocks: DOMRect[]; within?: number }

/**
 * The place in the leaf that is nearest to a point beside all text: by height first, as lines are read. `within` limits how far
 * above or below, in pixels of the screen.
 */
export function placeNear({ x, y, blocks, within = Infinity }: Near): LeafPlace | undefined {
  const beside = ({ left, right }: DOMRect) => Math.max(left - x, x - right, 0)
  const away = ({ top, bottom }: DOMRect) => Math.max(top - y, y - bottom, 0)
  // A press means what is nearest; dragging goes by height, as lines are read.
  const far = (box: DOMRect) => (within < Infinity ? Math.hypot(away(box), beside(box)) : away(box))
  const [nearest] = blocks
    .filter((box) => box.height > 0 && away(box) <= within)
    .sort((a, b) => far(a) - far(b) || beside(a) - beside(b))
  if (!nearest) return undefined
  const { left, right, top, bottom } = nearest
  const inside = (at: number, from: number, to: number) => Math.min(Math.max(at, from + 1), to - 1)
  return placeAtPoint({ x: inside(x, left, right), y: inside(y, top, bottom) })
}

type Found = { node: Node; offset: number }

/**
 * Where a click goes. At either end of a word that is read against its line browsers answer the end that comes first as the line is
 * read: the one that was pressed is meant.
 */
function caretAt({ x, y }: { x: number; y: number }): Found | undefined {
  const found = foundAt({ x, y })
  if (!(found?.node instanceof Text) || drawnDirection(found.node) === directionAround(found.node))
    return found
  const { node, offset } = found
  if (offset > 0 && offset < node.length) return found
  const range = document.createRange()
  range.selectNodeContents(node)
  const [box, ...others] = range.getClientRects()
  if (!box || others.length > 0) return found
  const isLeft = x < box.left + box.width / 2
  return { node, offset: isLeft === (drawnDirection(node) === 'ltr') ? 0 : node.length }
}

/** Words that show what goes where can't be selected: where a text has no others, Safari answers a place beside the page. */
function foundAt(point: { x: number; y: number }): Found | undefined {
  const found = browsersPlace(point)
  const block = document.elementFromPoint(point.x, point.y)?.closest('[data-block]')
  const words = block?.querySelector('.jl-placeholder')
  return words && !block?.contains(found?.node ?? null) ? { node: words, offset: 0 } : found
}

function browsersPlace({ x, y }: { x: number; y: number }): Found | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position ? { node: position.offsetNode, offset: position.offset } : undefined
  }
  // Safari before 26.2
  const range = (document as Document).caretRangeFromPoint(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

function placeOf({ node, offset }: { node: Node; offset: number }): LeafPlace | undefined {
  const element = node instanceof Element ? node : node.parentElement
  const block = element?.closest<HTMLElement>('.jl-editor-pages [data-block]')
  if (!block?.dataset.block) return undefined
  const range = document.createRange()
  range.setStart(block, 0)
  range.setEnd(node, offset)
  const before = piecesOf(block).reduce((length, piece) => {
    if (piece.node === node) return length + offset
    const isBefore = range.comparePoint(piece.node, 0) <= 0 && range.intersectsNode(piece.node)
    return isBefore ? length + piece.length : length
  }, 0)
  return { leaf: block.dataset.block, at: startOf(block) + before }
}

/** What of a leaf stands before a block, one of the parts it is split into. */
const startOf = (block: HTMLElement) => Number(block.dataset.from ?? 0)

/** The text of a block and its breaks, with their offsets in it. */
function piecesOf(block: HTMLElement): Piece[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches('svg, .jl-scale')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const pieces: Piece[] = []
  let from = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text || node instanceof HTMLBRElement)) continue
    const length = node instanceof Text ? node.data.length : 1
    pieces.push({ node, from, length })
    from += length
  }
  return pieces
}

/** The parts that a leaf is drawn in. Looked for on the pages alone: the editor has three times as much around them. */
function partsOf(leaf: string): HTMLElement[] {
  const pages = document.querySelector('.jl-editor-pages')
  return [...(pages?.querySelectorAll<HTMLElement>(`[data-block="${CSS.escape(leaf)}"]`) ?? [])]
}

/** Where a place of a leaf is drawn; at the end of a part and the beginning of the next one, the next one's. */
export function domPlace({ leaf, at, behind }: LeafPlace & { behind?: boolean }): DomPlace | undefined {
  const parts = partsOf(leaf)
  const block = parts.findLast((part) => startOf(part) <= at) ?? parts[0]
  if (!block) return undefined
  const offset = at - startOf(block)
  const pieces = piecesOf(block)
  const piece = pieces.find(({ from, length }) => offset < from + length) ?? pieces.at(-1)
  if (!piece) return undefined
  const inside = Math.min(Math.max(offset - piece.from, 0), piece.length)
  if (piece.node instanceof Text) {
    const before = pieces[pieces.indexOf(piece) - 1]
    // Where a run ends: behind its own letter rather than before the next one, which may stand on another line.
    if (inside === 0 && before?.node instanceof Text && (behind || !isWordBehindSpace(piece, before)))
      return { node: before.node, offset: before.length, block }
    return { node: piece.node, offset: inside, block }
  }
  const around = piece.node.parentNode
  if (!around) return undefined
  return { node: around, offset: [...around.childNodes].indexOf(piece.node) + inside, block }
}

/** In a text that is read from the right each word is apart, and may begin a line. */
const isWordBehindSpace = ({ node }: Piece, before: Piece) =>
  node.parentElement?.closest('.jl-word') != null && /\s$/.test(before.node.textContent ?? '')

/**
 * The caret at a place: a box without width, in pixels of the screen. Where a line wraps it stands before the next line's first
 * letter, or `behind` this line's last.
 */
export function caretBox({ behind, ...place }: LeafPlace & { behind?: boolean }): DOMRect | undefined {
  const found = domPlace({ ...place, behind })
  if (!found) return undefined
  const { node, offset, block } = found
  const range = document.createRange()
  range.setStart(node, offset)
  if (node instanceof Text && offset < node.length && !(behind && offset > 0)) {
    const letter = letterBox({ node, at: offset })
    if (letter && letter.width > 0) return edgeBox({ letter, at: 'start', node })
  }
  if (node instanceof Text && offset > 0) {
    const { letter, node: last, spaces } = letterBefore({ node, offset, block })
    if (letter) return edgeBox({ letter, at: 'end', node: last, beyond: spaces * spaceWidth(block) })
  }
  range.collapse(true)
  const box =
    range.getClientRects()[0] ?? (node instanceof Element ? besideBreak({ node, offset }) : undefined)
  if (box) return new DOMRect(box.left, box.top, 0, box.height)
  const { left, right, top, height } = block.getBoundingClientRect()
  return new DOMRect(directionAround(block) === 'rtl' ? right : left, top, 0, height)
}

type Letter = { node: Text; at: number }

function letterBox({ node, at }: Letter): DOMRect | undefined {
  const range = document.createRange()
  range.setStart(node, at)
  range.setEnd(node, at + 1)
  return [...range.getClientRects()].at(-1)
}

/** The last letter before a place. Spaces at the end of a line take no room on paper; here they are where one writes on. */
function letterBefore({ node, offset, block }: Omit<DomPlace, 'node'> & { node: Text }) {
  const drawn = Math.max(1, node.data.slice(0, offset).trimEnd().length)
  const letter = letterBox({ node, at: drawn - 1 })
  const pieces = piecesOf(block)
  const before = pieces[pieces.findIndex((piece) => piece.node === node) - 1]?.node
  const isUndrawn = node.data.slice(0, offset).trim() === '' && !letter?.width
  if (isUndrawn && before instanceof Text) {
    const end = before.data.trimEnd().length
    if (end > 0)
      return {
        letter: letterBox({ node: before, at: end - 1 }),
        node: before,
        spaces: offset + before.length - end,
      }
  }
  return { letter, node, spaces: offset - drawn }
}

type Edge = { letter: DOMRect; at: 'start' | 'end'; node: Text; /** farther on, in pixels */ beyond?: number }

function edgeBox({ letter, at, node, beyond = 0 }: Edge): DOMRect {
  const isRight = (at === 'end') === (drawnDirection(node) === 'ltr')
  return new DOMRect(isRight ? letter.right + beyond : letter.left - beyond, letter.top, 0, letter.height)
}

/** Behind a break a new line begins, before it one ends. */
function besideBreak({ node, offset }: { node: Element; offset: number }): DOMRect | undefined {
  const child = node.childNodes[offset] ?? node.childNodes[offset - 1]
  return child instanceof Element ? child.getClientRects()[0] : undefined
}

let measuring: CanvasRenderingContext2D | null | undefined

function spaceWidth(block: HTMLElement): number {
  // Kept: a canvas takes longer to make than a letter to draw.
  const context = (measuring ??= document.createElement('canvas').getContext('2d'))
  if (!context) return 0
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(block)
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  const scale = block.getBoundingClientRect().width / (block.offsetWidth || 1)
  return context.measureText(' ').width * scale
}

/** What is drawn of a stretch of a leaf, one range for each of its parts. */
export function rangesOf({ leaf, at, length }: LeafPlace & { length: number }): Range[] {
  return partsOf(leaf).flatMap((part) =>
    piecesOf(part).flatMap((piece) => {
      if (!(piece.node instanceof Text)) return []
      const start = startOf(part) + piece.from
      const from = Math.max(at - start, 0)
      const to = Math.min(at + length - start, piece.length)
      if (from >= to) return []
      const range = document.createRange()
      range.setStart(piece.node, from)
      range.setEnd(piece.node, to)
      return [range]
    }),
  )
}
