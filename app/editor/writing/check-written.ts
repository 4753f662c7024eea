import type { Language } from '../../../collections/resumes/choices'
import { findPlace } from '../edits/find-place'
import type { FieldValue } from '../edits/set-field'
import { schemaParts } from '../schema/schema-parts'
import { FIELD_ERRORS } from '../texts/field-errors'
import type { WrittenField } from './written-field'

type Options = WrittenField & { value: FieldValue; language: Language }

/** In the reader's language, why a field can't hold a value; undefined when it can. */
export function checkWritten({ content, owner, field, value, language }: Options): string | undefined {
  const kind = owner.startsWith('$') ? 'section' : findPlace({ content, id: owner })?.kind
  const schema = kind && schemaParts().OWNER_SHAPES[kind][field]
  const result = schema?.safeParse(value)
  if (!result || result.success) return undefined
  const issue = result.error.issues[0]
  const texts = FIELD_ERRORS[language]
  return issue?.code === 'too_big' ? texts.tooLong(Number(issue.maximum)) : texts.invalid
}
