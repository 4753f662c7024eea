import type { EntryItem, EntrySection, ResumeContent } from '../../../../../collections/resumes/schema'
import type { Field } from '../types'
import { readRichLines } from './read-rich-lines'
import type { ReadItem, ReadSection } from './types'

/** The sections that are printed, with their entries; without the skills, which have their own list. */
export function readSections({ entryList }: ResumeContent): ReadSection[] {
  return entryList.flatMap((section, index) => {
    if (section.hidden || section.kind === 'skill') return []
    const path = `/entryList/${index}`
    const at: Field = {
      path: `${path}/title`,
      sectionId: section.id,
      field: 'title',
      value: section.title,
    }
    const items = section.items.flatMap((item, i) =>
      item.hidden ? [] : [readItem({ item, section, path: `${path}/items/${i}` })],
    )
    return [{ section, at, items }]
  })
}

type ItemOptions = { item: EntryItem; section: EntrySection; path: string }

function readItem({ item, section, path }: ItemOptions): ReadItem {
  const [sectionId, itemId] = [section.id, item.id]
  const fieldAt = (field: 'title' | 'subtitle' | 'place' | 'text' | 'link'): Field => ({
    path: `${path}/${field}`,
    sectionId,
    itemId,
    field,
    value: item[field],
  })
  const facts = item.facts.flatMap((fact, i) =>
    (['label', 'value'] as const).map((field): Field => ({
      path: `${path}/facts/${i}/${field}`,
      sectionId,
      itemId: fact.id,
      field,
      value: fact[field],
    })),
  )
  const tags = item.tags.map((value, i): Field => ({
    path: `${path}/tags/${i}`,
    sectionId,
    itemId,
    field: 'tags',
    value,
  }))
  const small = [fieldAt('title'), fieldAt('subtitle'), fieldAt('place'), ...facts, ...tags]
  const text = fieldAt('text')
  const read: ReadItem = {
    ...{ item, section, text, small },
    at: fieldAt('title'),
    link: fieldAt('link'),
    lines: [],
  }
  read.lines = readRichLines(item.text).map((line) => ({ ...line, field: text, isRich: true, item: read }))
  return read
}
