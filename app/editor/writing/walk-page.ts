import { caretBox, domPlace, placeAtPoint } from './dom-places'
import { bringIntoSight, isSeen, pointsBeside, stretchesBeside } from './lines-of-pages'
import type { FieldPlace } from './page-places'
import type { Pen } from './pen'

const boxOf = (pen: Pen, place: FieldPlace) => {
  const leaf = pen.leafAt(place)
  return leaf && caretBox({ ...leaf, behind: place.behind })
}

/** What a place is drawn in. */
const blockOf = (pen: Pen, place: FieldPlace) => {
  const leaf = pen.leafAt(place)
  return leaf && domPlace(leaf)?.block
}

const leftOfPage = (block: Element | undefined) =>
  block?.closest('.jl-page')?.getBoundingClientRect().left ?? 0

/** How far from the left edge of its page a place stands, in pixels of the screen: what up and down keep to. */
export function distanceOf({ pen, place }: Pick<Vertical, 'pen' | 'place'>): number {
  return (boxOf(pen, place)?.left ?? 0) - leftOfPage(blockOf(pen, place))
}

/** `x` is counted from the left edge of the page. */
type Vertical = { pen: Pen; place: FieldPlace; x: number; by: 1 | -1 }

/**
 * The place in the line above or below that is nearest to `x`: in the same column on this page and on those that follow it, then
 * in what stands straight above or below, then in what stands there at all. Scrolls it into sight.
 */
export function lineBeside({ pen, place, x, by }: Vertical): FieldPlace | undefined {
  const here = boxOf(pen, place)
  const block = blockOf(pen, place)
  if (!here || !block) return undefined
  const step = here.height / 2
  const stretches = stretchesBeside({ columnOf: (flow) => pen.places()?.columnOf(flow) ?? [], block, x, by })
  for (const { blocks, page, isOwn } of stretches) {
    const { left, top, bottom } = page.getBoundingClientRect()
    const from = by > 0 ? (isOwn ? here.bottom : top) : isOwn ? here.top : bottom
    for (const point of pointsBeside({ blocks, x: left + x, from, by, step })) {
      // Only what is in sight can be asked where its letters are.
      if (!isSeen(point) && bringIntoSight(point)) return lineBeside({ pen, place, x, by })
      const leaf = placeAtPoint(point)
      const near = leaf && pen.fieldAt(leaf)
      // Beyond the end of a line that wraps.
      const found = near && { ...near, behind: (boxOf(pen, near)?.top ?? 0) > point.y }
      const box = found && boxOf(pen, found)
      const isBeyond = box && (by > 0 ? box.top > here.top + step : box.top < here.top - step)
      if (box && (isBeyond || !isOwn)) return found
    }
  }
  return undefined
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
