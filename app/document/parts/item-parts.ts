import type { EntryItem } from '../../../collections/resumes/schema'
import { makeLeaf } from '../model/make-leaf'
import type { DocNode, Leaf } from '../model/types'
import { formatPeriod } from '../text/format-date'
import { linkTarget, linkText } from '../text/link-text'
import type { Context } from './context'
import { factLeaf } from './fact-leaf'
import { richTextNodes } from './rich-text-nodes'
import { tagsLeaf } from './tags-leaf'

/** Every field of an item as a leaf of its own; a layout arranges all of them. Empty fields are undefined. */
export type ItemParts = {
  title?: Leaf
  subtitle?: Leaf
  place?: Leaf
  date?: Leaf
  link?: Leaf
  facts: Leaf[]
  tags?: Leaf
  text: DocNode[]
}

export function itemParts({ item, context }: { item: EntryItem; context: Context }): ItemParts {
  const { id } = item
  const link = linkText({ url: item.link, linkStyle: context.linkStyle })
  const period = formatPeriod({ start: item.start, end: item.end, style: context })
  return {
    title: makeLeaf({ id: `${id}.title`, tag: 'h3', className: 'jl-title', text: item.title }),
    subtitle: makeLeaf({ id: `${id}.subtitle`, tag: 'div', className: 'jl-subtitle', text: item.subtitle }),
    place: makeLeaf({ id: `${id}.place`, tag: 'div', className: 'jl-place', text: item.place }),
    date: makeLeaf({ id: `${id}.date`, tag: 'div', className: 'jl-date', text: period }),
    link: makeLeaf({
      id: `${id}.link`,
      tag: 'div',
      className: 'jl-link jl-with-icon',
      text: [{ text: link, url: linkTarget(item.link), icon: 'profile' }],
    }),
    facts: item.facts.flatMap((fact) => factLeaf({ fact, context }) ?? []),
    tags: tagsLeaf({ id, tags: item.tags }),
    text: richTextNodes({ id: `${id}.text`, source: item.text }),
  }
}
