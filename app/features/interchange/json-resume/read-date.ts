import { partialDate } from '../../../../collections/resumes/fields'
import { type Language } from '../../../../collections/resumes/schema'
import { labels } from '../../../document/text/labels'
import type { JsonObject } from './json'
import type { MessageKey } from './texts'

type ReadDate = { date: string; text: string; note?: MessageKey }

type Options = { value: string; language: Language; end: boolean }

/** A date of ours, or the text to print in its place. The page's own word for “now” is a date as well. */
export function readDate({ value, language, end }: Options): ReadDate {
  const trimmed = value.trim()
  if (partialDate.safeParse(trimmed).success) return { date: trimmed, text: '' }
  if (end && trimmed === labels[language].now) return { date: 'now', text: '' }
  const [, day] = /^(\d{4}-\d\d-\d\d)T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/.exec(trimmed) ?? []
  if (day && partialDate.safeParse(day).success) return { date: day, text: '', note: 'time' }
  return { date: '', text: value, note: 'date' }
}

/**
 * Whether both dates of an entry have days that a program filled in: on the first of a month, or an end on its last. The
 * person meant months. A date that stands alone, as of a prize, is a day.
 */
export function hasFilledDays({ source, fields }: { source: JsonObject; fields: string[] }): boolean {
  const days = fields.map((field) => source[field]).filter((value) => DAY.test(String(value)))
  return days.length > 1 && days.every((value) => isEdge(String(value)))
}

const DAY = /^\d{4}-\d\d-\d\d$/

function isEdge(date: string): boolean {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return date.endsWith('-01') || next.getUTCDate() === 1
}
