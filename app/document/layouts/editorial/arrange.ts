import { makeBox } from '../../model/make-box'
import { itemBox } from '../../parts/item-box'
import type { ArrangeItem } from '../../parts/section-boxes'

/** Kinds whose items are one line each. */
const LINES = ['award', 'certificate', 'language', 'interest', 'reference']

/** Title and date on one line; what and where below, the short facts and the address below that. */
export const arrange: ArrangeItem = ({ item, parts, kind }) => {
  const { title, subtitle, place, date, link, facts, tags, text } = parts
  const line = (name: string, children: Parameters<typeof makeBox>[0]['children']) =>
    makeBox({ id: `${item.id}.${name}`, className: `jl-line jl-line-${name}`, children })
  const head = LINES.includes(kind)
    ? [line('one', [title, subtitle, place, date])]
    : [line('title', [title ?? subtitle, date]), line('sub', [title && subtitle, place])]
  const meta = makeBox({ id: `${item.id}.meta`, className: 'jl-meta', children: [...facts, link] })
  return itemBox({ item, head: [...head, meta], text, tags })
}
