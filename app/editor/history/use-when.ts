import { useMemo } from 'react'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { daysAgo } from './days'
import { HISTORY_TEXTS } from './history-texts'

export type When = ReturnType<typeof useWhen>

/** Prints days and moments as the reader says them: “Today”, “Yesterday, 14:05”. */
export function useWhen() {
  const locale = useLocale()
  const texts = useTexts(HISTORY_TEXTS)
  return useMemo(() => {
    const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'full' })
    const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false })
    const day = (date: Date) => {
      const ago = daysAgo({ date, now: new Date() })
      return ago === 0 ? texts.today : ago === 1 ? texts.yesterday : dates.format(date)
    }
    const seconds = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hour12: false })
    const time = (date: Date) => times.format(date)
    return {
      day,
      time,
      exactTime: (date: Date) => seconds.format(date),
      moment: (date: Date) => `${day(date)} ${time(date)}`,
    }
  }, [locale, texts])
}
