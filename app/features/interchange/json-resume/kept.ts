import { readLanguage } from '../../../../collections/languages/read-language'
import type { Language } from '../../../../collections/resumes/schema'
import { isJsonObject, parseKept, type JsonObject } from './json'

/** Entries of a list that have no place in the document, with where they stood. */
export type Rest = [index: number, value: unknown][]

/** What an import keeps of the file as a whole; each entry's own original is kept beside the entry. */
export type KeptFile = {
  /** The file without the lists' entries: a list is there as an empty one. */
  root: JsonObject
  rest: Record<string, Rest>
  /** `basics.image` was taken as the photo, and stands there alone. */
  photo: boolean
  /** The language the file was read in. */
  language: Language
}

/** Under this name the `extra` of content, items and rows holds what was imported, as JSON text. */
const KEY = 'jsonResume'

export function keepFile(file: KeptFile): { [KEY]: string } {
  return { [KEY]: JSON.stringify(file) }
}

export function readKeptFile(extra: Record<string, unknown> | undefined): KeptFile | undefined {
  const kept = parseKept(extra?.[KEY])
  if (!kept || !isJsonObject(kept.root) || !isJsonObject(kept.rest)) return undefined
  const rest = Object.entries(kept.rest).map(([list, entries]): [string, Rest] => [list, restOf(entries)])
  return {
    root: kept.root,
    rest: Object.fromEntries(rest),
    photo: kept.photo === true,
    language: readLanguage(kept.language),
  }
}

/** The original of one entry, with the list it stood in. */
export function keepEntry({ list, source }: { list: string; source: JsonObject }): { [KEY]: string } {
  return { [KEY]: JSON.stringify({ list, source }) }
}

type KeptEntry = { list: string; extra: Record<string, unknown> | undefined }

export function readKeptEntry({ list, extra }: KeptEntry): JsonObject | undefined {
  const kept = parseKept(extra?.[KEY])
  return kept?.list === list && isJsonObject(kept.source) ? kept.source : undefined
}

function restOf(entries: unknown): Rest {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry): Rest => {
    const [index, value]: unknown[] = Array.isArray(entry) ? entry : []
    return typeof index === 'number' ? [[index, value]] : []
  })
}
