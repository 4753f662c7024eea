import { makeBox } from '../../model/make-box'
import { itemBox } from '../../parts/item-box'
import type { ArrangeItem } from '../../parts/section-boxes'

/** Kinds whose items are one line each. */
const LINES = ['award', 'certificate', 'language', 'interest', 'reference']

/**
 * The date stands left of the axis, on the title's line, and is read first: readers of the PDF that go back on a line
 * for the next piece of text join the two without a space.
 */
export const arrange: ArrangeItem = ({ item, parts, kind }) => {
  const { title, subtitle, place, date, link, facts, tags, text } = parts
  const inLine = LINES.includes(kind)
  const words = makeBox({ id: `${item.id}.words`, className: 'jl-words', children: [subtitle, place] })
  const line = makeBox({
    id: `${item.id}.line`,
    className: `jl-line${inLine ? ' jl-line-one' : ''}${title ? '' : ' jl-line-untitled'}`,
    children: [date, title, words],
  })
  const meta = makeBox({ id: `${item.id}.meta`, className: 'jl-meta', children: [...facts, link] })
  return itemBox({ item, head: [line, meta], text, tags })
}
