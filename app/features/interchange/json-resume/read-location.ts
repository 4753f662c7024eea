import type { Language } from '../../../../collections/resumes/schema'
import type { JsonObject } from './json'
import { pathTo, type Note } from './notes'
import { readString } from './read-strings'

const BETWEEN: Record<Language, string> = { 'zh-CN': '，', en: ', ' }
const PARTS = ['address', 'postalCode', 'city', 'countryCode', 'region']

/** The whole address as one line, its parts in the order of the schema. */
export function readLocation({ location, language }: { location: JsonObject; language: Language }): {
  value: string
  unknown: Note[]
} {
  const parts = PARTS.map((field) => ({ field, ...readString(location[field]) }))
  const odd = parts.flatMap(({ field, notes }) => notes.map((key) => ({ field, key })))
  const extra = Object.keys(location)
    .filter((field) => !PARTS.includes(field))
    .map((field) => ({ field, key: 'unknown' as const }))
  return {
    value: parts
      .map((part) => part.value)
      .filter((part) => part.trim() !== '')
      .join(BETWEEN[language]),
    unknown: [...odd, ...extra].map(({ field, key }) => ({
      path: pathTo({ path: 'basics.location', key: field }),
      key,
    })),
  }
}
