// Not of the schema, which would bring all of zod into every page.
import { LANGUAGES, type Language } from '../../collections/resumes/choices'

export type Locale = Language

export const LOCALE_COOKIE = 'locale'
const YEAR = 365 * 24 * 60 * 60

/** The header that keeps a reader's language. */
export function localeCookie(locale: Locale): string {
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}

export function isLocale(value: unknown): value is Locale {
  return LANGUAGES.some((locale) => locale === value)
}
