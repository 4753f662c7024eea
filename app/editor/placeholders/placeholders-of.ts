import { isBlankSkill } from '../../../collections/resumes/is-blank-item'
import { askedAs, fieldsOfItem, isAsked } from '../../../collections/resumes/fields-of-item'
import { isBlankItem, isBlankText } from '../../../collections/resumes/is-blank-item'
import type { BaseInfoRow, EntryItem, EntrySection, ResumeContent } from '../../../collections/resumes/schema'
import { itemDates } from '../../document/text/item-dates'
import { isEmptySection } from '../edits/hide-emptied'
import { waitsWithSign } from '../edits/told-in-items'
import type { FieldTarget } from '../session/editor'
import { PLACEHOLDER_TEXTS } from './placeholder-texts'

/** What stands in the place of empty fields, by `keyOf`. */
export type Placeholders = {
  texts: ReadonlyMap<string, string>
  /** Written, but not printed as long as nothing stands under or beside it: headings and labels. */
  pale: ReadonlySet<string>
}
type Draft = { texts: Map<string, string>; pale: Set<string> }

/** One date, whole and with nothing behind it, stored or as it is typed. */
const ONE_DATE = /^\D*\d{4}(?:[-./年]\d\d?月?|年)?( – )?\u2060?$/

export const keyOf = ({ owner, field }: FieldTarget) => `${owner}.${field}`

/**
 * What the empty fields of a resume that was begun blank show, or in any other those of sections that were emptied and of the entry
 * or skill that somebody is adding (`begun`, its id); undefined where nothing is empty.
 */
export function placeholdersOf(content: ResumeContent, begun?: string): Placeholders | undefined {
  const found: Draft = { texts: new Map(), pale: new Set() }
  if (content.config.placeholders) addAll({ content, found })
  else {
    addEmptied({ content, found })
    if (begun !== undefined) addBegun({ content, begun, found })
  }
  return found.texts.size > 0 ? found : undefined
}

type Options = { content: ResumeContent; found: Draft }

function addAll({ content, found }: Options): void {
  addRows({ content, found })
  for (const section of content.entryList) if (!section.hidden) addSection({ content, section, found })
  addSkills({ content, found })
}

function addEmptied({ content, found }: Options): void {
  for (const section of content.entryList) {
    if (section.hidden || !section.hideWhenEmpty || !isEmptySection({ section, content })) continue
    if (section.kind === 'skill') addSkills({ content, found })
    else addSection({ content, section, found })
  }
}

function addBegun({ content, begun, found }: Options & { begun: string }): void {
  for (const section of content.entryList)
    for (const item of section.items) if (item.id === begun) addItem({ content, section, item, found })
  const { list } = content.skill
  const row = list.find(({ id }) => id === begun)
  if (!row) return
  const words = PLACEHOLDER_TEXTS[content.config.language]
  if (isBlankText(row.key)) found.texts.set(keyOf({ owner: begun, field: 'key' }), words.skill)
  if (row.tags.every(isBlankText) && list.some(({ tags }) => tags.length > 0))
    found.texts.set(keyOf({ owner: begun, field: 'tags' }), words.tags)
}

function addRows({ content, found }: Options): void {
  const { name } = PLACEHOLDER_TEXTS[content.config.language]
  const rows = content.baseInfo.list.filter((row) => !row.hidden)
  const blank = rows.filter(({ url, value }) => url === '' && isBlankText(value))
  for (const { id, kind, key } of blank) {
    found.texts.set(keyOf({ owner: id, field: 'value' }), kind === 'name' ? name : key || '…')
    found.pale.add(keyOf({ owner: id, field: 'key' }))
  }
  const ofContact = (row: BaseInfoRow) => row.kind !== 'name' && row.kind !== 'headline'
  if (rows.filter(ofContact).every((row) => blank.includes(row)))
    found.pale.add(keyOf({ owner: '$baseInfo', field: 'title' }))
}

function addSection({ content, section, found }: Options & { section: EntrySection }): void {
  const items = section.items.filter((item) => !item.hidden)
  for (const item of items) addItem({ content, section, item, found })
  if (items.length > 0 && items.every((item) => isBlankItem({ item, section })))
    found.pale.add(keyOf({ owner: section.id, field: 'title' }))
}

type ItemOptions = Options & { section: EntrySection; item: EntryItem }

function addItem({ content, section: { kind }, item, found }: ItemOptions): void {
  const { language } = content.config
  const words = PLACEHOLDER_TEXTS[language]
  const dates = itemDates(item)
  for (const field of fieldsOfItem(item)) {
    const { name, value } = field
    if (typeof value !== 'string' || !isBlankText(value)) continue
    const asked = askedAs({ field, kind, language })
    const isHeading = (name === 'title' || name === 'subtitle') && kind !== 'summary'
    const text = isHeading ? asked : name === 'text' ? words.text[kind] : undefined
    // Where the caret stands, the sign of a list may have been taken away.
    const isItem =
      name === 'text' && (value === '' ? waitsWithSign({ kind, owner: item.id }) : value.startsWith('- '))
    if (text) found.texts.set(keyOf({ owner: item.id, field: name }), isItem ? `- ${text}` : text)
    const one = name === 'end' && asked ? ONE_DATE.exec(item.start) : null
    if (one)
      // Under the name of both: it stands behind what is written of them.
      found.texts.set(
        keyOf({ owner: item.id, field: 'date' }),
        words.period.replace(one[1] ? /^\S+ – / : /^\S+/, ''),
      )
    if (name === 'start' && asked && isBlankText(dates.start + dates.end))
      found.texts.set(
        keyOf({ owner: item.id, field: 'start' }),
        isAsked({ name: 'end', kind }) ? words.period : words.date,
      )
  }
}

function addSkills({ content, found }: Options): void {
  const sections = content.entryList.filter(({ kind }) => kind === 'skill')
  if (sections.length > 0 && sections.every(({ hidden }) => hidden)) return
  const rows = content.skill.list.filter((row) => !row.hidden)
  const blank = rows.filter(isBlankSkill)
  for (const { id } of blank)
    found.texts.set(keyOf({ owner: id, field: 'key' }), PLACEHOLDER_TEXTS[content.config.language].skill)
  if (blank.length < rows.length) return
  for (const owner of ['$skill', ...sections.map(({ id }) => id)])
    found.pale.add(keyOf({ owner, field: 'title' }))
}
