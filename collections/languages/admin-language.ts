import type { AcceptedLanguages } from '@payloadcms/translations'
import { LANGUAGES, type Language } from '../resumes/choices'

/** What Payload calls each of the site's languages in its admin. */
export const PAYLOAD_LANGUAGE = { 'zh-CN': 'zh', en: 'en' } as const satisfies Record<
  Language,
  AcceptedLanguages
>
/** A name or a hint in Payload's own keys. */
export type AdminText = Record<(typeof PAYLOAD_LANGUAGE)[Language], string>

/** Of what no administrator reads, as in a job: it goes to the log. */
const OF_NOBODY: Language = 'en'

/** The language that an administrator reads. */
export function adminLanguage(i18n: { language: string } | undefined): Language {
  return LANGUAGES.find((language) => PAYLOAD_LANGUAGE[language] === i18n?.language) ?? OF_NOBODY
}

/**
 * Names and hints for Payload's config. It would show another language where one is missing; here the compiler stops.
 */
export function adminText(texts: Record<Language, string>): AdminText {
  const entries = LANGUAGES.map((language) => [PAYLOAD_LANGUAGE[language], texts[language]])
  // an edge: entries lose the names of their keys
  return Object.fromEntries(entries) as AdminText
}

type Names = Record<Language, string | readonly [one: string, several: string]>

/** What one of a collection is called, and several; one name where a language has the same for both. */
export function adminNames(names: Names): { singular: AdminText; plural: AdminText } {
  const all = LANGUAGES.map((language) => [language, [names[language]].flat()] as const)
  // an edge: entries lose the names of their keys
  const pick = (at: 0 | -1) =>
    adminText(Object.fromEntries(all.map(([key, words]) => [key, words.at(at)])) as Record<Language, string>)
  return { singular: pick(0), plural: pick(-1) }
}

/** What a select offers, in order: its values and their names. */
export function adminOptions<Value extends string>(names: Record<Value, Record<Language, string>>) {
  // an edge: the keys of an object are strings to the compiler
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: adminText(names[value]) }))
}
