import type { ResumeContent } from '../../../collections/resumes/schema'
import { AS_WRITTEN, formatPeriod } from '../../document/text/format-date'
import { itemDates } from '../../document/text/item-dates'
import { dropDatesInWords } from '../edits/dates-in-words'
import { isRealDate } from '~/features/interchange/text-resume/is-real-date'
import { findPlace } from '../edits/find-place'
import { parseDate, parseDates } from '../fields/parse-date'
import { schemaParts } from '../schema/schema-parts'
import type { FieldTarget } from '../session/editor'

/** Both dates of an entry, in the form in which they are stored. */
export type Dates = { start: string; end: string }
/**
 * Dates while they are written: the text as typed, what is stored for it now, and what was before the first key. Half a date
 * is stored nowhere.
 */
export type TypedDates = { owner: string; text: string; stored: Dates; before: Dates }

/** Both dates stand on the page as one text and are written as one, under the name of the first. */
export const isDates = ({ field }: Pick<FieldTarget, 'field'>): boolean => field === 'start'

type Owned = { content: ResumeContent; owner: string }

/** The dates of an entry; undefined where there is no such entry. */
export function datesOf({ content, owner }: Owned): Dates | undefined {
  const place = findPlace({ content, id: owner })
  return place?.kind === 'item' ? { start: place.value.start, end: place.value.end } : undefined
}

/** The dates as the page prints them, in words where they are words. */
export function printedDates({ content, owner }: Owned): string | undefined {
  const place = findPlace({ content, id: owner })
  if (place?.kind !== 'item') return undefined
  const { start, end } = itemDates(place.value)
  return formatPeriod({ start, end, style: content.config })
}

type Typed = { content: ResumeContent; typed: TypedDates | undefined }

/** What is typed, as long as the document holds what was made of it: an undo or another tab is above it. */
export function stillTyped({ content, typed }: Typed): string | undefined {
  const now = typed && datesOf({ content, owner: typed.owner })
  const isSame = now?.start === typed?.stored.start && now?.end === typed?.stored.end
  return now && isSame ? typed.text : undefined
}

type DrawnDates = { content: ResumeContent; owner: string; text: string }

/** Puts into a draft that is drawn and not stored, letter by letter, what is typed as dates. */
export function drawDates({ content, owner, text }: DrawnDates): void {
  const place = findPlace({ content, id: owner })
  if (place?.kind !== 'item') return
  dropDatesInWords({ item: place.value, which: 'dates' })
  Object.assign(place.value, { start: text + AS_WRITTEN, end: '' })
}

const WAITS = /\s*[-‐−–—~]{1,2}\s+$/

/** The dates that a text says; undefined where it says none, or not yet. */
export function datesIn({ text, before }: { text: string; before: Dates }): Dates | undefined {
  if (text.trim() === '') return { start: '', end: '' }
  // A dash with a space behind it waits for the second date.
  const period = WAITS.test(text) ? undefined : parseDates(text)
  if (period) return isDate(period.start) && isDate(period.end) ? period : undefined
  const one = parseDate(text.replace(WAITS, ''))
  if (!isDate(one)) return undefined
  // One date stands where it stood; a period in which both are the same is printed as one.
  if (one === 'now' || (before.start === '' && before.end !== '')) return { start: '', end: one }
  return { start: one, end: before.start !== '' && before.start === before.end ? one : '' }
}

const isDate = (date: string): boolean =>
  isRealDate(date) && schemaParts().FIELD_SCHEMAS.dateOrNow.safeParse(date).success
