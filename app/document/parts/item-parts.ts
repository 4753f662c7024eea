import { itemFields } from '../../../collections/resumes/fields-of-item'
import type { FieldsWith } from '../../../collections/resumes/item-fields'
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
export type ItemParts = Partial<Record<FieldsWith<'line'>, Leaf>> & {
  date?: Leaf
  link?: Leaf
  facts: Leaf[]
  tags?: Leaf
  text: DocNode[]
}

export function itemParts({ item, context }: { item: EntryItem; context: Context }): ItemParts {
  const { id } = item
  const lines = itemFields.flatMap(({ control, name }) =>
    control === 'line' ? [[name, lineLeaf({ id, name, text: item[name] })] as const] : [],
  )
  const link = linkText({ url: item.link, linkStyle: context.linkStyle })
  const period = formatPeriod({ start: item.start, end: item.end, style: context })
  return {
    // an edge: entries lose the names of their fields
    ...(Object.fromEntries(lines) as Record<FieldsWith<'line'>, Leaf | undefined>),
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

type LineOptions = { id: string; name: FieldsWith<'line'>; text: string }

function lineLeaf({ id, name, text }: LineOptions): Leaf | undefined {
  return makeLeaf({
    id: `${id}.${name}`,
    tag: name === 'title' ? 'h3' : 'div',
    className: `jl-${name}`,
    text,
  })
}
