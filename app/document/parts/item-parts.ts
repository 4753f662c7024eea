import { fieldsOfItem, type FilledField } from '../../../collections/resumes/fields-of-item'
import type { FieldsWith } from '../../../collections/resumes/item-fields'
import type { EntryItem } from '../../../collections/resumes/schema'
import { makeLeaf } from '../model/make-leaf'
import { begin } from '../model/begin'
import type { DocNode, Leaf, Run } from '../model/types'
import { formatPeriod } from '../text/format-date'
import { itemDates } from '../text/item-dates'
import { linkTarget } from '../text/link-text'
import { roughWidth } from '../text/rough-width'
import { addressRun } from './address-run'
import type { Context } from './context'
import { factLeaf } from './fact-leaf'
import { richTextNodes } from './rich-text-nodes'

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
    field.control === 'line' ? [[field.name, lineLeaf({ owner: id, field, context })] as const] : [],
  )
  const link = addressRun({ owner: id, field: 'link', url: item.link, context })
  const { start, end, facts } = itemDates(item)
  const period = formatPeriod({ start, end, style: context })
  return {
    // an edge: entries lose the names of their fields
    ...(Object.fromEntries(lines) as Record<FieldsWith<'line'>, Leaf | undefined>),
    date: makeLeaf({
      id: `${id}.date`,
      tag: 'div',
      className: 'jl-date',
      text: [{ text: period, source: begin(id, 'start') }],
    }),
    link: makeLeaf({
      id: `${id}.link`,
      tag: 'div',
      className: 'jl-link jl-with-icon',
      text: [{ ...link, url: linkTarget(item.link), icon: 'profile' }],
    }),
    facts: facts.flatMap(({ id, ...fact }) => {
      const sources = { label: begin(id, 'label'), value: begin(id, 'value') }
      return factLeaf({ ...fact, id: `${id}.fact`, context, sources }) ?? []
    }),
    tags: tagsLeaf({ id, tags: item.tags }),
    text: richTextNodes({ id: `${id}.text`, text: item.text, owner: id }),
  }
}

type LineOptions = { owner: string; field: FilledField & { control: 'line' }; context: Context }

function lineLeaf({ owner, field, context }: LineOptions): Leaf | undefined {
  const { name, value, label, shownAs } = field
  const id = `${owner}.${name}`
  const source = begin(owner, name)
  if (shownAs === 'fact') {
    const sources = { value: source }
    return value === ''
      ? undefined
      : factLeaf({ id, label: label[context.language], value, context, sources })
  }
  const tag = name === 'title' ? 'h3' : 'div'
  return makeLeaf({ id, tag, className: `jl-${name}`, text: [{ text: value, source }] })
}

/** Tags as runs parted by spaces, so that they wrap and read back one by one. */
function tagsLeaf({ id, tags }: { id: string; tags: string[] }): Leaf | undefined {
  let at = 0
  const placed = tags.map((tag) => {
    const from = at
    at += tag.length + 1
    return { tag, source: { owner: id, field: 'tags', from } }
  })
  const shown = placed.filter(({ tag }) => tag.trim() !== '')
  const runs = shown.flatMap(({ tag, source }, i): Run[] => [
    ...(i > 0 ? [{ text: ' ' }] : []),
    { text: tag, className: classOfTag(tag), source },
  ])
  return makeLeaf({ id: `${id}.tags`, tag: 'div', className: 'jl-tags', text: runs })
}

/** Ems, about: what fits a narrow column on one line, and what fits a wide one. */
const [NARROW, WIDE] = [11, 24]

/** A tag stands on one line wherever that is sure to be wide enough. */
function classOfTag(tag: string): string {
  const width = roughWidth(tag)
  if (width > WIDE) return 'jl-tag jl-tag-long'
  return width > NARROW ? 'jl-tag jl-tag-wide' : 'jl-tag'
}
