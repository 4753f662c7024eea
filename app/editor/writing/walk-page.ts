import { caretBox, drawnBlocks, placeNear } from './dom-places'
import { keepInSight } from './draw-writing'
import type { FieldPlace } from './page-places'
import type { Pen } from './pen'

/** How far up or down a next line is looked for, in lines. */
const REACH = 60

const boxOf = (pen: Pen, place: FieldPlace) => {
  const leaf = pen.leafAt(place)
  return leaf && caretBox({ ...leaf, behind: place.behind })
}

type Vertical = { pen: Pen; place: FieldPlace; x: number; by: 1 | -1 }

/** The place in the line above or below that is nearest to `x`, over columns, pages and fields, as it is drawn. */
export function lineBeside({ pen, place, x, by }: Vertical): FieldPlace | undefined {
  const here = boxOf(pen, place)
  if (!here) return undefined
  const edge = by > 0 ? here.bottom : here.top
  const step = here.height / 2
  const blocks = drawnBlocks()
  for (let far = 1; far <= REACH * 2; far += 1) {
    const y = edge + by * (far * step - step / 2)
    const leaf = placeNear({ x, y, blocks })
    const place = leaf && pen.fieldAt(leaf)
    // Beyond the end of a line that wraps.
    const found = place && { ...place, behind: (boxOf(pen, place)?.top ?? 0) > y }
    const box = found && boxOf(pen, found)
    if (box && (by > 0 ? box.top > here.top + step : box.top < here.top - step)) return found
  }
  return undefined
}

/** Scrolls what stands next above or below into sight, as on the next page; answers whether something does. */
export function showBeside({ box, x, by }: { box: DOMRect; x: number; by: 1 | -1 }): boolean {
  const far = (block: DOMRect) => (by > 0 ? block.top - box.bottom : box.top - block.bottom)
  const aside = ({ left, right }: DOMRect) => Math.max(left - x, x - right, 0)
  const [next] = drawnBlocks()
    .filter((block) => far(block) >= 0)
    .sort((a, b) => far(a) + aside(a) - far(b) - aside(b))
  if (!next) return false
  const { left, top, bottom } = next
  const line = new DOMRect(left, by > 0 ? top : bottom - box.height, 0, box.height)
  keepInSight({ box: line, lines: 2 })
  return true
}

/** Where the drawn line of a place begins or ends, within its field. */
export function lineEdge({ pen, place, by }: Omit<Vertical, 'x'>): FieldPlace {
  const text = pen.text(place)
  let at = place.at
  let behind = place.behind ?? false
  let box = boxOf(pen, place)
  while (box) {
    const next = at + by
    if (next < 0 || next > text.length || text[by > 0 ? at : next] === '\n') break
    const beside = boxOf(pen, { ...place, at: next, behind: by > 0 })
    if (!beside || Math.abs(beside.top - box.top) > box.height / 2) break
    at = next
    behind = by > 0
    box = beside
  }
  return { ...place, at, behind }
}

/** The word or, three times clicked, the paragraph around a place. */
export function stretchAround({ pen, place, clicks }: { pen: Pen; place: FieldPlace; clicks: number }) {
  const text = pen.text(place)
  if (clicks >= 3) {
    const end = text.indexOf('\n', place.at)
    return { from: text.lastIndexOf('\n', place.at - 1) + 1, to: end < 0 ? text.length : end }
  }
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
  const word =
    words.find(({ index, segment }) => index <= place.at && place.at < index + segment.length) ?? words.at(-1)
  return word ? { from: word.index, to: word.index + word.segment.length } : { from: place.at, to: place.at }
}
