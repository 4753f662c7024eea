import type { Lines } from './types'

/** A text node of a leaf, or a line break, and its offset in the leaf's plain text. */
type Piece = { node: Node; from: number; length: number }

/**
 * The lines of a leaf. All lines of a leaf are equally high, as its text has one size and one line height; where a
 * line starts is looked for only when asked.
 */
export function measureLines(element: HTMLElement): Lines {
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  const top = box.top + Number.parseFloat(style.paddingTop) + Number.parseFloat(style.borderTopWidth)
  const lineHeight = Number.parseFloat(style.lineHeight)
  const count = Math.max(1, Math.round(box.height / lineHeight))
  const height = box.height / count
  const pieces = piecesOf(element)
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const lineAt = (offset: number) => {
    const middle = middleOf({ pieces, offset })
    return middle === undefined ? undefined : Math.floor((middle - top) / lineHeight)
  }
  return { count, height, start: (line) => findStart({ line, length, lineAt }) }
}

function piecesOf(element: HTMLElement): Piece[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const pieces: Piece[] = []
  let from = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node instanceof Text ? node.data.length : node.nodeName === 'BR' ? 1 : 0
    if (length > 0) pieces.push({ node, from, length })
    from += length
  }
  return pieces
}

/** The vertical middle of a character; undefined for one that is not drawn, such as a space at a line's end. */
function middleOf({ pieces, offset }: { pieces: Piece[]; offset: number }): number | undefined {
  const piece = pieces.find(({ from, length }) => offset < from + length)
  if (!piece || !(piece.node instanceof Text)) return undefined
  const range = document.createRange()
  range.setStart(piece.node, offset - piece.from)
  range.setEnd(piece.node, offset - piece.from + 1)
  const rects = Array.from(range.getClientRects()).filter((rect) => rect.width > 0)
  const rect = rects.at(-1)
  return rect && (rect.top + rect.bottom) / 2
}

type Search = { line: number; length: number; lineAt: (offset: number) => number | undefined }

/** The first drawn character on a line or a later one, found by halving. */
function findStart({ line, length, lineAt }: Search): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    let drawn = middle
    let found = lineAt(drawn)
    while (found === undefined && drawn < high - 1) found = lineAt(++drawn)
    if (found !== undefined && found < line) low = drawn + 1
    else high = middle
  }
  // The space or line break at the end of the line above belongs to that line.
  while (low < length && lineAt(low) === undefined) low++
  return low
}
