import type { SectionKind } from '../../../../collections/resumes/choices'
import { makeBox } from '../../model/make-box'
import { itemBox } from '../../parts/item-box'
import type { ArrangeItem } from '../../parts/section-boxes'

/** Short lists that stand in the narrow column. */
export const ASIDE_KINDS: SectionKind[] = ['skill', 'language', 'certificate', 'award', 'interest']

/** In the narrow column one field below the other; in the wide one what was done stands before when. */
export const arrange: ArrangeItem = ({ item, parts, kind }) => {
  const { title, subtitle, place, date, link, facts, tags, text } = parts
  if (ASIDE_KINDS.includes(kind)) {
    return itemBox({ item, head: [title, subtitle, place, date, ...facts, link], text, tags })
  }
  const line = (name: string, children: Parameters<typeof makeBox>[0]['children']) =>
    makeBox({ id: `${item.id}.${name}`, className: `jl-line jl-line-${name}`, children })
  const meta = makeBox({ id: `${item.id}.meta`, className: 'jl-meta', children: [...facts, link] })
  return itemBox({
    item,
    head: [line('title', [title ?? subtitle, date]), line('sub', [title && subtitle, place]), meta],
    text,
    tags,
  })
}
