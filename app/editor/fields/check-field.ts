import type { Language } from '../../../collections/resumes/choices'
import { FIELD_ERRORS } from '../texts/field-errors'
import { schemaParts } from '../schema/schema-parts'
import type { FieldKind } from './field-schemas'
import { parseDate } from './parse-date'

type Checked = { ok: true; value: string } | { ok: false; error: string }

/** What a typed text is stored as, or in the reader's language why it can't be. */
export function checkField(options: { kind: FieldKind; typed: string; language: Language }): Checked {
  const { kind, typed, language } = options
  const value =
    kind === 'date' || kind === 'dateOrNow' ? parseDate(typed) : kind === 'url' ? typed.trim() : typed
  const result = schemaParts().FIELD_SCHEMAS[kind].safeParse(value)
  if (result.success) return { ok: true, value }
  const texts = FIELD_ERRORS[language]
  const issue = result.error.issues[0]
  if (issue?.code === 'too_big') return { ok: false, error: texts.tooLong(Number(issue.maximum)) }
  if (kind === 'date' || kind === 'dateOrNow' || kind === 'url' || kind === 'color') {
    return { ok: false, error: texts[kind] }
  }
  return { ok: false, error: texts.invalid }
}
