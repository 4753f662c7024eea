import type { Language } from '../../collections/resumes/schema'

// Written out, since the schema would bring all of zod into every page.
export const LOCALES = ['zh-CN', 'en'] as const satisfies readonly Language[]
export type Locale = Language

export const LOCALE_COOKIE = 'locale'

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}
