import { isJsonObject, type JsonObject } from './json-resume/json'
import { linesOfHtml } from './lines/lines-of-html'
import { findLinePeriod } from './text-resume/find-line-period'

/** Reactive Resume's own files, of all its versions: a person and sections with items. */
export function isReactiveResume(data: unknown): data is JsonObject {
  return isJsonObject(data) && isJsonObject(data.basics) && isJsonObject(data.sections)
}

/** Where the items of a section go, and what its names of fields are JSON Resume's for; the first that is there counts. */
const SECTIONS: Record<string, [list: string, fields: Record<string, string>]> = {
  experience: ['work', { company: 'name', name: 'name' }],
  work: ['work', { company: 'name' }],
  volunteer: ['volunteer', {}],
  education: [
    'education',
    { school: 'institution', degree: 'studyType', grade: 'score', description: 'summary' },
  ],
  projects: ['projects', { description: 'description', summary: 'summary' }],
  skills: ['skills', { level: '', proficiency: 'level', description: 'level' }],
  languages: ['languages', { name: 'language', description: 'fluency', level: 'fluency' }],
  interests: ['interests', {}],
  awards: ['awards', { awarder: 'awarder', description: 'summary' }],
  certifications: ['certificates', { title: 'name' }],
  certificates: ['certificates', { title: 'name' }],
  publications: ['publications', { title: 'name' }],
  references: ['references', { summary: 'reference', description: 'reference' }],
  profiles: ['profiles', {}],
}
const ALIKE: Record<string, string> = { website: 'url', description: 'summary' }
/** How the builder draws an item. */
const DRAWING = new Set(['id', 'visible', 'hidden', 'icon', 'iconColor', 'columns', 'options', 'levelNum'])
const WHEN: Record<string, string> = { publications: 'releaseDate', awards: 'date', certificates: 'date' }

/**
 * A file of Reactive Resume in JSON Resume's terms; what has no name there keeps its own and is named in the warnings. What
 * was hidden there comes too: it is sooner deleted than found again.
 */
export function reactiveToJsonResume(data: JsonObject): JsonObject {
  const basics = data.basics as JsonObject
  const sections = Object.entries(data.sections as JsonObject)
  const { headline, website, url, customFields, summary, location, profiles, ...person } = basics
  const out: JsonObject = {}
  const known = Array.isArray(profiles) ? (profiles as unknown[]) : []
  for (const [key, section] of [...sections, ...customOf(data)]) {
    const items = isJsonObject(section) && Array.isArray(section.items) ? section.items : []
    const [list, fields] = SECTIONS[key] ?? ['customSections', {}]
    const read = items.filter(isJsonObject).map((item) => itemOf({ item, list, fields }))
    if (read.length === 0) continue
    const own =
      list === 'customSections' ? [{ title: (section as JsonObject).name ?? key, items: read }] : read
    out[list] = [...((out[list] as unknown[] | undefined) ?? []), ...own]
  }
  const { profiles: listed = [], ...lists } = out
  const about = [summary, contentOf(data.summary), contentOf((data.sections as JsonObject).summary)]
  return {
    basics: filled({
      ...person,
      picture: undefined,
      label: headline,
      url: addressOf(website) ?? addressOf(url),
      location: typeof location === 'string' && location !== '' ? { address: location } : location,
      summary: about.map(plain).filter(Boolean).join('\n'),
      profiles: [...known, ...(listed as unknown[])],
      customFields: Array.isArray(customFields)
        ? customFields
            .filter(isJsonObject)
            .map(({ name, value, text }) => ({ label: name ?? '', value: value ?? text }))
        : undefined,
    }),
    ...lists,
  }
}

/** Sections of one's own: within the others under a key, or in a list beside them. */
function customOf(data: JsonObject): [string, unknown][] {
  const { custom } = data.sections as JsonObject
  const beside = Array.isArray(data.customSections) ? data.customSections.filter(isJsonObject) : []
  return [
    ...(isJsonObject(custom) ? Object.entries(custom) : []),
    ...beside.map((section): [string, unknown] => [
      String(section.type),
      { name: section.title, ...section },
    ]),
  ]
}

const contentOf = (section: unknown): unknown => (isJsonObject(section) ? section.content : undefined)

/** An address and its label, as the versions have them. */
const addressOf = (value: unknown): unknown =>
  isJsonObject(value) ? value.href || value.url || undefined : value || undefined

/** Texts are HTML in newer versions, and Markdown in older ones. */
const plain = (value: unknown): string => {
  if (typeof value !== 'string' || !/<\/?\w+[^<>]*>/.test(value))
    return typeof value === 'string' ? value : ''
  return linesOfHtml(value)
    .filter(({ kind }) => kind !== 'blank')
    .map(({ kind, text, marked = text }) => (kind === 'bullet' ? `• ${marked}` : marked))
    .join('\n')
}

type Item = { item: JsonObject; list: string; fields: Record<string, string> }

function itemOf({ item, list, fields }: Item): JsonObject {
  const out: JsonObject = {}
  for (const [key, value] of Object.entries(item)) {
    const field = fields[key] ?? ALIKE[key] ?? key
    // A level in numbers is how it is drawn.
    const isDrawing = DRAWING.has(key) || field === '' || typeof value === 'number'
    if (isDrawing || key === 'date' || key === 'period') continue
    const read = field === 'url' ? addressOf(value) : typeof value === 'string' ? plain(value) : value
    // Who says it, and what.
    out[field] = field === 'reference' ? [out[field], read].filter(Boolean).join('\n') : out[field] || read
  }
  return filled({ ...out, ...datesOf({ when: item.period ?? item.date, list }) })
}

/** “March 2021 – Present”, or a start and an end. */
function datesOf({ when, list }: { when: unknown; list: string }): JsonObject {
  if (isJsonObject(when)) return { startDate: when.start, endDate: when.end }
  if (typeof when !== 'string' || when === '') return {}
  const period = findLinePeriod(when)
  const single = WHEN[list]
  if (!period || period.words !== undefined) return { [single ?? 'date']: when }
  if (single) return { [single]: period.start }
  return { startDate: period.start, ...(period.isOpen ? {} : { endDate: period.end || period.start }) }
}

const filled = (fields: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => (value ?? '') !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
