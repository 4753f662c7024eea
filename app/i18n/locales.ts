import type { Language } from '../../collections/resumes/schema'

// Written out, since the schema would bring all of zod into every page.
export const LOCALES = ['zh-CN', 'en'] as const satisfies readonly Language[]
export type Locale = Language

export const LOCALE_COOKIE = 'locale'
const YEAR = 365 * 24 * 60 * 60

/** The header that keeps a reader's language. */
export function localeCookie(locale: Locale): string {
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
