import { fieldsOfItem, type FilledField } from '../../../../collections/resumes/fields-of-item'
import { isWaiting, itemsToWrite } from '../../../../collections/resumes/is-blank-item'
import type { EntryItem, EntrySection, ResumeContent } from '../../../../collections/resumes/schema'
import type { Field } from '../types'
import { readRichLines } from './read-rich-lines'
import type { ReadItem, ReadSection } from './types'

/** The sections that are printed, with their entries; without the skills, which have their own list. */
export function readSections(content: ResumeContent): ReadSection[] {
  return content.entryList.flatMap((section, index) => {
    if (section.hidden || section.kind === 'skill' || isWaiting({ section, content })) return []
    const path = `/entryList/${index}`
    const at: Field = {
      path: `${path}/title`,
      sectionId: section.id,
      field: 'title',
      value: section.title,
    }
    const printed = new Set(itemsToWrite({ section, content }))
    const items = section.items.flatMap((item, i) =>
      printed.has(item) ? [readItem({ item, section, path: `${path}/items/${i}` })] : [],
    )
    return [{ section, at, items }]
  })
}

type ItemOptions = { item: EntryItem; section: EntrySection; path: string }

function readItem({ item, section, path }: ItemOptions): ReadItem {
  const [sectionId, itemId] = [section.id, item.id]
  const at = ({ field, part = '', value }: { field: string; part?: string; value: string }): Field => ({
    path: `${path}/${field}${part}`,
    ...{ sectionId, itemId, field, value },
  })
  const smallOf = ({ control, name, value }: FilledField): Field[] => {
    if (control === 'line') return [at({ field: name, value })]
    if (control === 'tags') return value.map((tag, i) => at({ field: name, part: `/${i}`, value: tag }))
    if (control !== 'facts') return []
    return value.flatMap((fact, i) =>
      (['label', 'value'] as const).map((field): Field => ({
        path: `${path}/${name}/${i}/${field}`,
        sectionId,
        itemId: fact.id,
        field,
        value: fact[field],
      })),
    )
  }
  const small = fieldsOfItem(item).flatMap(smallOf)
  const text = at({ field: 'text', value: item.text })
  const read: ReadItem = {
    ...{ item, section, text, small },
    at: at({ field: 'title', value: item.title }),
    link: at({ field: 'link', value: item.link }),
    lines: [],
  }
  read.lines = readRichLines(item.text).map((line) => ({ ...line, field: text, isRich: true, item: read }))
  return read
}
