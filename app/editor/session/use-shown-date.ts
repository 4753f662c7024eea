import { useCallback } from 'react'
import { formatDate } from '../../document/text/format-date'
import { useContent } from './use-content'

/** How the page writes a date. */
export function useShownDate(): (date: string) => string {
  const language = useContent(({ config }) => config.language)
  const dateFormat = useContent(({ config }) => config.dateFormat)
  return useCallback((date) => formatDate({ date, style: { language, dateFormat } }), [language, dateFormat])
}
