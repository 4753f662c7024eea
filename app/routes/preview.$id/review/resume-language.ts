import { isLocale, type Locale } from '~/i18n/locales'
import { pageLocale } from '~/i18n/page-locale'

/** The language that the resume is written in. */
export function resumeLanguage(): Locale {
  const language = document.querySelector<HTMLElement>('.reading')?.lang ?? ''
  return isLocale(language) ? language : pageLocale()
}
