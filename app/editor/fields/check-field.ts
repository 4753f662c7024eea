import type { Language } from '../../../collections/resumes/choices'
import { FIELD_ERRORS } from '../texts/field-errors'
import { isRealDate } from '~/features/interchange/text-resume/is-real-date'
import { schemaParts } from '../schema/schema-parts'
import type { FieldKind } from './field-schemas'
import { parseDate, parsePeriod } from './parse-date'

type Checked = { ok: true; value: string } | { ok: false; error: string }
const DATE_ERRORS = { date: 'date', dateFrom: 'date', dateOrNow: 'dateOrNow' } as const

/** Whether a field holds a date. */
export function isDateKind(kind: FieldKind): kind is keyof typeof DATE_ERRORS {
  return kind in DATE_ERRORS
}

/** What a typed text is stored as, or in the reader's language why it can't be. */
export function checkField(options: { kind: FieldKind; typed: string; language: Language }): Checked {
  const { kind, typed, language } = options
  const value = meantBy({ kind, typed })
  const result = schemaParts().FIELD_SCHEMAS[kind].safeParse(value)
  if (result.success && !(isDateKind(kind) && !isRealDate(value))) return { ok: true, value }
  const texts = FIELD_ERRORS[language]
  const issue = result.error?.issues[0]
  if (issue?.code === 'too_big') return { ok: false, error: texts.tooLong(Number(issue.maximum)) }
  if (isDateKind(kind)) return { ok: false, error: texts[DATE_ERRORS[kind]] }
  if (kind === 'url' || kind === 'color') return { ok: false, error: texts[kind] }
  return { ok: false, error: texts.invalid }
}

function meantBy({ kind, typed }: { kind: FieldKind; typed: string }): string {
  if (kind === 'url') return typed.trim()
  if (kind === 'color') return colorIn(typed)
  if (!isDateKind(kind)) return typed
  // Where two dates stand beside each other, either field takes what says both.
  const period = kind === 'date' ? undefined : parsePeriod(typed)
  if (period) return kind === 'dateFrom' ? period.start : period.end
  return parseDate(typed)
}

/** A colour as any stylesheet names it, `#c33` or `teal`, in six digits. */
function colorIn(typed: string): string {
  const words = typed.trim()
  const pen = CSS.supports('color', words) ? document.createElement('canvas').getContext('2d') : null
  if (!pen || /^#[\da-f]{6}$/i.test(words)) return words
  // A word that needs a page to mean something leaves what was there.
  pen.fillStyle = 'transparent'
  pen.fillStyle = words
  return pen.fillStyle
}
