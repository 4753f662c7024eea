import { entryItem, type EntryItem, type Fact, type Language } from '../../../../collections/resumes/schema'
import type { FieldsWith } from '../../../../collections/resumes/item-fields'
import { cleanLine, cleanText } from './clean-text'
import { joinDegree } from './degree'
import { isDateInWords } from '../../../document/text/item-dates'
import { isJsonObject, type JsonObject } from './json'
import { joinText } from './join-text'
import { fieldsIn, isLine, type ListSpec, type Use } from './list-specs'
import { readLabelled } from './read-custom-field'
import { hasFilledDays, readDate } from './read-date'
import { readString, readStrings } from './read-strings'
import { labelOf, type MessageKey } from './texts'

const MAX_LINE = 300
const MAX_TAGS = 100
const MAX_TAG = 200
const MAX_FACTS = 30
const MAX_FACT = 1000

type FactDraft = Omit<Fact, 'id'>
export type ItemDraft = Omit<EntryItem, 'facts'> & { facts: FactDraft[] }
export type ReadItem = {
  draft: ItemDraft
  /** Fields whose words went, wholly or partly, into the item's text because their own place was too small. */
  inText: Set<string>
  notes: { field: string; key: MessageKey }[]
}
type ReadItemOptions = { spec: ListSpec; source: JsonObject; language: Language }

/** Reads one entry of a list of JSON Resume. But for its id it depends on nothing else, so that an export can repeat it. */
export function readItem({ spec, source, language }: ReadItemOptions): ReadItem {
  const draft: ItemDraft = entryItem.parse({})
  const fields = fieldsIn({ spec, source })
  const dates = fields.flatMap(([field, use]) => (use === 'start' || use === 'end' ? [field] : []))
  const byMonth = hasFilledDays({ source, fields: dates })
  const texts = { paragraphs: [], bullets: [], inText: new Set<string>(), notes: [] }
  const reading: Reading = { draft, ...texts, byMonth, language }
  for (const [field, use] of fields) readField({ reading, field, use, value: source[field] })
  if (spec.openEnd && draft.start !== '' && isMissing(source.endDate)) draft.end = 'now'
  if (fields.some(([, use]) => use === 'degree')) takeDegree(reading)
  const known = new Set(fields.map(([field]) => field))
  for (const field of Object.keys(source))
    if (!known.has(field)) reading.notes.push({ field, key: 'unknown' })
  const { text, cut } = joinText(reading)
  draft.text = text
  if (cut) reading.notes.push({ field: '', key: 'cut' })
  return { draft, inText: reading.inText, notes: reading.notes }
}

type Reading = Omit<ReadItem, 'draft'> & {
  draft: ItemDraft
  paragraphs: string[]
  bullets: string[]
  /** Days of its dates are not the person's. */
  byMonth: boolean
  language: Language
}
type FieldOptions = { reading: Reading; field: string; value: unknown }

function readField({ use, ...options }: FieldOptions & { use: Use }): void {
  if (isLine(use)) readLine({ ...options, use })
  else if (use === 'start' || use === 'end') readDateField({ ...options, use })
  else if (use === 'link') readLink(options)
  else if (use === 'tags') readTags(options)
  else if (use === 'fact' || use === 'degree') addFact({ ...options, value: stringOf(options) })
  else if (use === 'facts') for (const value of stringsOf(options)) addFact({ ...options, value })
  else if (use === 'ownFacts') readOwnFacts(options)
  else if (use === 'paragraph') addPart({ parts: options.reading.paragraphs, value: stringOf(options) })
  else for (const value of stringsOf(options)) addPart({ parts: options.reading.bullets, value })
}

function readLine({ use, ...options }: FieldOptions & { use: FieldsWith<'line'> }): void {
  const value = stringOf(options)
  const line = cleanLine(value)
  if (line.length <= MAX_LINE) options.reading.draft[use] = line
  else moveToText({ ...options, value })
}

function readDateField({ use, ...options }: FieldOptions & { use: 'start' | 'end' }): void {
  const { reading, field } = options
  const { date, text, note } = readDate({
    value: stringOf(options),
    language: reading.language,
    end: use === 'end',
  })
  if (date !== 'now' || use === 'end') reading.draft[use] = reading.byMonth ? date.slice(0, 7) : date
  if (note) reading.notes.push({ field, key: note })
  addFact({ ...options, value: text })
}

function readLink(options: FieldOptions): void {
  const value = stringOf(options)
  const link = entryItem.shape.link.safeParse(value.trim())
  if (link.success) {
    options.reading.draft.link = link.data
    return
  }
  options.reading.notes.push({ field: options.field, key: 'url' })
  addFact({ ...options, value })
}

function readTags(options: FieldOptions): void {
  const { reading } = options
  for (const value of stringsOf(options)) {
    const tag = cleanLine(value)
    if (tag.trim() === '') continue
    if (tag.length <= MAX_TAG && reading.draft.tags.length < MAX_TAGS) reading.draft.tags.push(tag)
    else {
      reading.bullets.push(cleanText(value))
      noteMoved(options)
    }
  }
}

/** A degree stands in a line with its subject, where that is short enough for both. */
function takeDegree({ draft, language }: Reading): void {
  const degree = draft.facts.find(({ key }) => key === 'studyType')
  const line = joinDegree({ area: draft.subtitle, studyType: degree?.value ?? '', language })
  if (line.length > MAX_LINE) return
  draft.subtitle = line
  draft.facts = draft.facts.filter((fact) => fact !== degree)
}

function readOwnFacts({ reading, field, value }: FieldOptions): void {
  if (isMissing(value)) return
  const facts = Array.isArray(value) ? value.map(ownFactOf) : [undefined]
  const whole = facts.filter((fact) => fact !== undefined)
  if (whole.length < facts.length || reading.draft.facts.length + whole.length > MAX_FACTS) {
    reading.notes.push({ field, key: 'unknown' })
  } else reading.draft.facts.push(...whole)
}

function ownFactOf(value: unknown): FactDraft | undefined {
  const { key, ...rest } = isJsonObject(value) ? value : {}
  const name = typeof key === 'string' && isDateInWords({ key }) ? key : ''
  const own = readLabelled(name ? rest : value)
  if (!own || own.value.length > MAX_FACT) return undefined
  return { key: name, label: cleanLine(own.label), value: cleanLine(own.value) }
}

function addFact({ value, ...options }: FieldOptions & { value: string }): void {
  const { reading, field } = options
  const line = cleanLine(value)
  if (line.trim() === '') return
  const fact = { key: field, label: labelOf({ language: reading.language, key: field }), value: line }
  if (line.length <= MAX_FACT && reading.draft.facts.length < MAX_FACTS) reading.draft.facts.push(fact)
  else moveToText({ ...options, value })
}

function moveToText({ value, ...options }: FieldOptions & { value: string }): void {
  addPart({ parts: options.reading.paragraphs, value })
  noteMoved(options)
}

function noteMoved({ reading, field }: Omit<FieldOptions, 'value'>): void {
  if (!reading.inText.has(field)) reading.notes.push({ field, key: 'moved' })
  reading.inText.add(field)
}

function addPart({ parts, value }: { parts: string[]; value: string }): void {
  const text = cleanText(value)
  if (text.trim() !== '') parts.push(text)
}

function stringOf({ reading, field, value }: FieldOptions): string {
  const read = readString(value)
  reading.notes.push(...read.notes.map((key) => ({ field, key })))
  return read.value
}

function stringsOf({ reading, field, value }: FieldOptions): string[] {
  const read = readStrings(value)
  reading.notes.push(...read.notes.map((key) => ({ field, key })))
  return read.value
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''
