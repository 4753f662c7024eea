import { partialDate } from '../../../../collections/resumes/fields'
import { type Language } from '../../../../collections/resumes/schema'
import { labels } from '../../../document/text/labels'
import type { MessageKey } from './texts'

type ReadDate = { date: string; text: string; note?: MessageKey }

/** A date of ours, or the text to print in its place. The page's own word for “now” is a date as well. */
export function readDate({
  value,
  language,
  end,
}: {
  value: string
  language: Language
  end: boolean
}): ReadDate {
  const trimmed = value.trim()
  if (partialDate.safeParse(trimmed).success) return { date: trimmed, text: '' }
  if (end && trimmed === labels[language].now) return { date: 'now', text: '' }
  const [, day] = /^(\d{4}-\d\d-\d\d)T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/.exec(trimmed) ?? []
  if (day && partialDate.safeParse(day).success) return { date: day, text: '', note: 'time' }
  return { date: '', text: value, note: 'date' }
}
