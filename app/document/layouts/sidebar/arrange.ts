import { makeBox } from '../../model/make-box'
import { itemBox } from '../../parts/item-box'
import type { ArrangeItem } from '../../parts/section-boxes'

const SIDE = ['language', 'certificate', 'interest']
const LINES = ['award', 'publication', 'reference']

/** In the column, one field below the other; beside it, title and date on one line. */
export const arrange: ArrangeItem = ({ item, parts, kind }) => {
  const { title, subtitle, place, date, link, facts, tags, text } = parts
  if (SIDE.includes(kind)) {
    return itemBox({ item, head: [title, subtitle, place, date, ...facts, link], text, tags })
  }
  const line = (name: string, children: Parameters<typeof makeBox>[0]['children']) =>
    makeBox({ id: `${item.id}.${name}`, className: `jl-line jl-line-${name}`, children })
  const head = LINES.includes(kind)
    ? [line('one', [title, subtitle, place, date])]
    : [line('title', [title, date]), line('sub', [subtitle, place])]
  const meta = makeBox({ id: `${item.id}.meta`, className: 'jl-meta', children: [...facts, link] })
  return itemBox({ item, head: [...head, meta], text, tags })
}
