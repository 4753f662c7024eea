import { fieldsOfItem } from '../../../../collections/resumes/fields-of-item'
import { isWaiting, itemsToWrite } from '../../../../collections/resumes/is-blank-item'
import type { ItemField } from '../../../../collections/resumes/item-fields'
import type {
  BaseInfoRow,
  EntryItem,
  EntrySection,
  ResumeContent,
} from '../../../../collections/resumes/schema'
import { parseRichText } from '../../../document/rich-text/parse'
import { formatPeriod } from '../../../document/text/format-date'
import { itemDates } from '../../../document/text/item-dates'
import { linkTarget, rowTarget } from '../../../document/text/link-text'
import type { Labelled, Outline, OutlineEntry, OutlineSection } from './types'

/** What a reader of the resume reads, in the page's order. */
export function outlineOf(content: ResumeContent): Outline {
  const { language } = content.config
  const rows = content.baseInfo.list.filter((row) => !row.hidden && row.value + row.url !== '')
  const firstOf = (kind: string) => rows.find((row) => row.kind === kind)
  const own = [firstOf('name'), firstOf('headline')]
  return {
    language,
    name: own[0]?.value ?? '',
    headline: own[1]?.value ?? '',
    contacts: rows.filter((row) => !own.includes(row)).map(contactOf),
    sections: sectionsOf(content),
  }
}

function contactOf(row: BaseInfoRow): Labelled {
  const { key, value, url } = row
  return { label: key, value: value || url, url: (url && linkTarget(url)) || '', target: rowTarget(row) }
}

function sectionsOf(content: ResumeContent): OutlineSection[] {
  const { entryList } = content
  const sections = entryList.flatMap((section) => {
    if (section.hidden) return []
    return section.kind === 'skill' ? skillSection(content) : entrySection({ section, content })
  })
  const isPlaced = entryList.some(({ kind }) => kind === 'skill')
  return isPlaced ? sections : [...sections, ...skillSection(content)]
}

function entrySection({ section, content }: { section: EntrySection; content: ResumeContent }) {
  if (isWaiting({ section, content })) return []
  const entries = itemsToWrite({ section, content }).map((item) => entryOf({ item, content }))
  return section.title + entries.length ? [{ title: section.title, entries, skills: [] }] : []
}

function entryOf({ item, content }: { item: EntryItem; content: ResumeContent }): OutlineEntry {
  const linesOf = (place: ItemField<'line'>['shownAs']) =>
    fieldsOfItem(item).flatMap((field) =>
      field.control === 'line' && field.shownAs === place && field.value !== ''
        ? [{ label: field.label[content.config.language], value: field.value, url: '' }]
        : [],
    )
  const { start, end, facts } = itemDates(item)
  return {
    heading: linesOf('heading').map(({ value }) => value),
    period: formatPeriod({ start, end, style: content.config }),
    beside: linesOf('beside').map(({ value }) => value),
    link: item.link,
    facts: [...linesOf('fact'), ...facts.map(({ label, value }) => ({ label, value, url: '' }))],
    tags: item.tags,
    text: parseRichText(item.text),
  }
}

function skillSection({ skill }: ResumeContent): OutlineSection[] {
  const rows = skill.list.filter((row) => !row.hidden && row.key + row.level + row.tags.join('') !== '')
  if (rows.length === 0) return []
  const skills = rows.map((row) => ({
    name: row.key,
    level: row.level || (row.value > 0 ? `${row.value}/${skill.step}` : ''),
    tags: row.tags,
  }))
  return [{ title: skill.title, entries: [], skills }]
}
