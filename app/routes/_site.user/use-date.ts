import { useMemo } from 'react'
import { useLocale } from '~/i18n/locale-context'

const DAY = 24 * 60 * 60 * 1000

/** Prints a moment (ISO 8601): the time for today, the day for this year, the date for what is older. */
export function useDate() {
  const locale = useLocale()
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false })
    const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    return (iso: string) => {
      const when = new Date(iso)
      const now = new Date()
      const recent = now.getTime() - when.getTime() < DAY && when.getDate() === now.getDate()
      if (recent) return time.format(when)
      return (when.getFullYear() === now.getFullYear() ? day : date).format(when)
    }
  }, [locale])
}
