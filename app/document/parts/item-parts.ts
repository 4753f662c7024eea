import { fieldsOfItem, type FilledField } from '../../../collections/resumes/fields-of-item'
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
  const lines = fieldsOfItem(item).flatMap((field) =>
    field.control === 'line'
      ? [[field.name, lineLeaf({ id: `${id}.${field.name}`, field, context })] as const]
      : [],
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
    facts: item.facts.flatMap(({ id, ...fact }) => factLeaf({ ...fact, id: `${id}.fact`, context }) ?? []),
    tags: tagsLeaf({ id, tags: item.tags }),
    text: richTextNodes({ id: `${id}.text`, source: item.text }),
  }
}

type LineOptions = { id: string; field: FilledField & { control: 'line' }; context: Context }

function lineLeaf({ id, field: { name, value, label, shownAs }, context }: LineOptions): Leaf | undefined {
  if (shownAs === 'fact')
    return value === '' ? undefined : factLeaf({ id, label: label[context.language], value, context })
  return makeLeaf({ id, tag: name === 'title' ? 'h3' : 'div', className: `jl-${name}`, text: value })
}
