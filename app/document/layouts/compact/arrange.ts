import { makeBox } from '../../model/make-box'
import { itemBox } from '../../parts/item-box'
import type { ArrangeItem } from '../../parts/section-boxes'

/** Where, what and when on one line; everything short follows on the next. */
export const arrange: ArrangeItem = ({ item, parts }) => {
  const { title, subtitle, place, date, link, facts, tags, text } = parts
  const when = makeBox({ id: `${item.id}.when`, className: 'jl-when', children: [place, date] })
  const line = makeBox({
    id: `${item.id}.line`,
    className: subtitle ? 'jl-line' : 'jl-line jl-line-wide',
    children: [title, subtitle, when],
  })
  const meta = makeBox({ id: `${item.id}.meta`, className: 'jl-meta', children: [...facts, link] })
  return itemBox({ item, head: [line, meta], text, tags })
}
