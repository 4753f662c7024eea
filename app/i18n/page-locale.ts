import { DEFAULT_LANGUAGE } from '../../collections/resumes/choices'
import { isLocale, type Locale } from './locales'

/** The language the page is shown in, for code outside of components; only in the browser. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : DEFAULT_LANGUAGE
}
