import { makeBox } from '../../model/make-box'
import type { ArrangeItem } from '../../parts/section-boxes'
import { itemBox } from '../../parts/item-box'

/** Kinds whose items are one line each. */
const LINES = ['award', 'certificate', 'language', 'interest', 'publication', 'reference']

/** Title and date on one line, where and what on the next; short kinds on one line altogether. */
export const arrange: ArrangeItem = ({ item, parts, kind }) => {
  const { title, subtitle, place, date, link, facts, tags, text } = parts
  const line = (name: string, children: Parameters<typeof makeBox>[0]['children']) =>
    makeBox({ id: `${item.id}.${name}`, className: `jl-line jl-line-${name}`, children })
  const head = LINES.includes(kind)
    ? [line('one', [title, subtitle, place, date])]
    : [line('title', [title, date]), line('sub', [subtitle, place])]
  const meta = makeBox({ id: `${item.id}.meta`, className: 'jl-meta', children: [...facts, link] })
  return itemBox({ item, head: [...head, meta], text, tags })
}
