import { photoUrl } from '../../../../collections/resumes/fields'
import { baseInfoRow, type BaseInfoRow, type Language } from '../../../../collections/resumes/schema'
import { linkText } from '../../../document/text/link-text'
import { cleanLine, cleanText } from './clean-text'
import { isJsonObject, type JsonObject } from './json'
import { joinText } from './join-text'
import { pathTo, type Note } from './notes'
import { nameIn } from './old-names'
import { readLocation } from './read-location'
import { readString } from './read-strings'
import { labelOf } from './texts'

/** Fields of `basics` with a row of their own, in the order they are printed. */
const BASIC_ROWS = [
  ['name', 'name'],
  ['label', 'headline'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['url', 'url'],
  ['location', 'location'],
] as const

/** The same by the names that a file has for them. */
export function basicRowsIn(basics: JsonObject | undefined) {
  return BASIC_ROWS.map(([field, kind]) => [nameIn({ list: 'basics', field, source: basics }), kind] as const)
}

const OTHER_FIELDS = ['image', 'summary', 'profiles', 'customFields']
const MAX_VALUE = 300

export type RowDraft = Pick<BaseInfoRow, 'kind' | 'key' | 'value' | 'url'>
export type ReadBasics = {
  rows: RowDraft[]
  photo: { url: string; show: boolean }
  /** The summary, and whatever was too long for a row. */
  text: string
  /** Fields that went into the text. */
  inText: Set<string>
  notes: Note[]
}

/** Reads `basics` without its lists. It depends on nothing else, so that an export can repeat it. */
export function readBasics({ basics, language }: { basics: JsonObject; language: Language }): ReadBasics {
  const reading: Reading = { rows: [], paragraphs: [], inText: new Set(), notes: [], language }
  const fields = basicRowsIn(basics)
  for (const [field, kind] of fields) readRow({ reading, field, kind, value: basics[field] })
  const summary = readString(basics.summary)
  note({ reading, field: 'summary', keys: summary.notes })
  const { text, cut } = joinText({
    paragraphs: [cleanText(summary.value), ...reading.paragraphs].filter((part) => part.trim() !== ''),
    bullets: [],
  })
  if (cut) note({ reading, field: 'summary', keys: ['cut'] })
  const photo = readPhoto({ reading, value: basics.image })
  const known = new Set<string>([...fields.map(([field]) => field), ...OTHER_FIELDS])
  for (const field of Object.keys(basics)) if (!known.has(field)) note({ reading, field, keys: ['unknown'] })
  return { rows: reading.rows, photo, text, inText: reading.inText, notes: reading.notes }
}

type Reading = Pick<ReadBasics, 'rows' | 'inText' | 'notes'> & { paragraphs: string[]; language: Language }
type RowOptions = { reading: Reading; field: string; kind: RowDraft['kind']; value: unknown }

function readRow({ reading, field, kind, value }: RowOptions): void {
  const isPlace = field === 'location' && isJsonObject(value)
  const read = isPlace ? readLocation({ location: value, language: reading.language }) : readString(value)
  if ('unknown' in read) reading.notes.push(...read.unknown)
  else note({ reading, field, keys: read.notes })
  const line = cleanLine(read.value)
  if (line.trim() === '') return
  if (line.length <= MAX_VALUE) {
    const key = labelOf({ language: reading.language, key: field })
    const words = { value: line, url: '' }
    reading.rows.push({ kind, key, ...(kind === 'url' ? addressOf(line.trim()) : words) })
    return
  }
  reading.paragraphs.push(cleanText(read.value))
  reading.inText.add(field)
  note({ reading, field, keys: ['moved'] })
}

/** A web address with its scheme leads there, and is printed as the document's style of links says. */
function addressOf(line: string): Pick<RowDraft, 'value' | 'url'> {
  const isWhole = /^https?:\/\//i.test(line) && baseInfoRow.shape.url.safeParse(line).success
  return isWhole
    ? { value: linkText({ url: line, linkStyle: 'short' }), url: line }
    : { value: line, url: '' }
}

function readPhoto({ reading, value }: { reading: Reading; value: unknown }): ReadBasics['photo'] {
  const { value: image, notes } = readString(value)
  note({ reading, field: 'image', keys: notes })
  const isData = image.startsWith('data:')
  const fits = image !== '' && !image.startsWith('/') && photoUrl.safeParse(image).success
  if (image !== '' && !(fits && isData))
    note({ reading, field: 'image', keys: [fits ? 'image' : 'imageFormat'] })
  return fits ? { url: image, show: isData } : { url: '', show: false }
}

function note({ reading, field, keys }: { reading: Reading; field: string; keys: Note['key'][] }): void {
  reading.notes.push(...keys.map((key) => ({ path: pathTo({ path: 'basics', key: field }), key })))
}
