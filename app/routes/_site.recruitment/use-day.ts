import { useLocale } from '~/i18n/locale-context'

/** Writes a day (YYYY-MM-DD) as the reader's language does. */
export function useDay(): (day: string) => string {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
