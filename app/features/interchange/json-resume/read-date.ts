import { partialDate } from '../../../../collections/resumes/fields'
import { type Language } from '../../../../collections/resumes/schema'
import { labels } from '../../../document/text/labels'
import type { JsonObject } from './json'
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

type Dated = { source: JsonObject; fields: string[] }

/**
 * Whether an entry's dates have days that a program filled in: all on the first of a month, or an end on its last. The
 * person meant months.
 */
export function hasFilledDays({ source, fields }: Dated): boolean {
  const days = fields.map((field) => source[field]).filter((value) => DAY.test(String(value)))
  return days.length > 0 && days.every((value) => isEdge(String(value)))
}

const DAY = /^\d{4}-\d\d-\d\d$/

function isEdge(date: string): boolean {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return date.endsWith('-01') || next.getUTCDate() === 1
}
