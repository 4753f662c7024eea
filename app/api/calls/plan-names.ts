import * as z from 'zod'
import { LANGUAGES, type Language } from '../../../collections/resumes/choices'

/** The calls of plans have named the languages so since their first release. */
const KEYS = { 'zh-CN': 'zh', en: 'en' } as const satisfies Record<Language, string>
type Key = (typeof KEYS)[Language]

/** A text of a plan in every language, as it goes in and out. */
export const planNames = <Text extends z.ZodType<string>>(text: Text) =>
  z.strictObject({ zh: text, en: text } satisfies Record<Key, Text>)

export function toPlanNames(texts: Record<Language, string>): Record<Key, string> {
  const entries = LANGUAGES.map((language) => [KEYS[language], texts[language]])
  // an edge: entries lose the names of their keys
  return Object.fromEntries(entries) as Record<Key, string>
}

export function fromPlanNames(names: Record<Key, string>): Record<Language, string> {
  const entries = LANGUAGES.map((language) => [language, names[KEYS[language]]])
  // an edge: entries lose the names of their keys
  return Object.fromEntries(entries) as Record<Language, string>
}
