import { isLocale, type Locale } from '~/i18n/locales'
import { pageLocale } from '~/i18n/page-locale'

export function resumeLanguage(): Locale {
  const language = document.querySelector<HTMLElement>('.reading')?.lang ?? ''
  return isLocale(language) ? language : pageLocale()
}
