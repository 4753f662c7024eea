import { documentTitle } from '../../../collections/resumes/title-of'
import type { Looks } from './jianli-file'
import {
  isTooLong,
  resumeContent,
  type Language,
  type ResumeContent,
} from '../../../collections/resumes/schema'
import { buildContent } from './json-resume/build-content'
import { guessLanguage } from './json-resume/guess-language'
import { isJsonObject, toJson, type JsonObject } from './json-resume/json'
import { LIST_SPECS } from './json-resume/list-specs'
import { pathTo, type Note } from './json-resume/notes'
import { MESSAGES, type MessageKey } from './json-resume/texts'

/** More notes than a person can read; the last one says how many there are in all. */
const MAX_WARNINGS = 500

type ImportOptions = {
  /** The parsed file: JSON Resume 1.0.0 with any additional properties. */
  data: unknown
  /** The language of the warnings and errors. */
  language: Language
}
type Place = { path: string; message: string }
/** `quote` is the source's own words, `field` the one of the entry that is meant. */
export type Warning = Place & { quote?: string; field?: string }
export type ImportResult =
  | {
      ok: true
      title: string
      language: Language
      content: ResumeContent
      /** of our own files, which name them */
      looks?: Looks
      warnings: Warning[]
    }
  | { ok: false; errors: Place[] }

/**
 * Makes a resume of a JSON Resume file. Every text of the file is printed, with Markdown's emphasis and lists as what
 * they are; what cannot be printed is kept in `extra`, named in the warnings by its path, such as `work[0].foo`, and exported again.
 */
export function importJsonResume({ data, language }: ImportOptions): ImportResult {
  const fail = (key: MessageKey): ImportResult => ({
    ok: false,
    errors: [{ path: '', message: MESSAGES[language][key] }],
  })
  const json = toJson(data)
  if (!json) return fail('notJson')
  if (!isJsonObject(json.value)) return fail('notObject')
  const root = json.value
  const fields = Object.keys(root)
  if (fields.length > 0 && !fields.some((field) => TELLING.has(field))) return fail('notResume')
  if (isTooLong(withoutPicture(root))) return fail('tooLong')
  const guessed = guessLanguage(root)
  const { content, notes } = buildContent({ root, language: guessed })
  const parsed = resumeContent.safeParse(content)
  if (!parsed.success) return refuse({ issues: parsed.error.issues, language })
  const warnings = warningsOf({ notes: [...rootNotes(root), ...notes], language })
  return { ok: true, title: documentTitle(parsed.data), language: guessed, content: parsed.data, warnings }
}

const LISTS = [...LIST_SPECS.map((spec) => spec.list), 'skills', 'customSections']
const TELLING = new Set(['basics', ...LISTS])
const FIELDS = new Set(['$schema', 'meta', ...TELLING])

function withoutPicture(root: JsonObject): JsonObject {
  return isJsonObject(root.basics)
    ? { ...root, basics: { ...root.basics, image: null, picture: null } }
    : root
}

function rootNotes(root: JsonObject): Note[] {
  return Object.entries(root).flatMap(([key, value]): Note[] => {
    const path = pathTo({ path: '', key })
    if (!FIELDS.has(key)) return [{ path, key: 'unknown' }]
    if (value === null || key === '$schema') return []
    if (key === 'meta') return [{ path, key: 'meta' }]
    const fits = key === 'basics' ? isJsonObject(value) : Array.isArray(value)
    return fits ? [] : [{ path, key: 'wrongType' }]
  })
}

const MORE: Record<Language, (rest: number) => string> = {
  'zh-CN': (rest) => `另有 ${rest} 处提示未列出`,
  en: (rest) => `${rest} more warnings are not listed`,
}

function warningsOf({ notes, language }: { notes: Note[]; language: Language }): Place[] {
  const shown = notes
    .slice(0, MAX_WARNINGS)
    .map(({ path, key }) => ({ path, message: MESSAGES[language][key] }))
  if (notes.length <= MAX_WARNINGS) return shown
  const rest = notes.length - MAX_WARNINGS
  const message = MORE[language](rest)
  return [...shown, { path: '', message }]
}

type Refusal = { issues: readonly { path: PropertyKey[]; message: string }[]; language: Language }

function refuse({ issues, language }: Refusal): ImportResult {
  const errors = issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message: MESSAGES[language][message === 'too-long' ? 'tooLong' : 'refused'],
  }))
  return { ok: false, errors }
}
