import type { Language } from '../../../collections/resumes/choices'
import { findPlace } from '../edits/find-place'
import { fieldLabel } from '../labels/field-label'
import { STEP_TEXTS } from '../texts/step-texts'
import { FIELD_WORDS } from '../texts/field-words'
import { isDates } from './written-dates'
import type { WrittenField } from './written-field'

type Named = WrittenField & { language: Language }

/** What a field is called: undo names its change by it, a screen reader the box. */
export function nameOfField({ content, owner, field, language }: Named): string {
  if (isDates({ field })) return STEP_TEXTS[language].dates
  const place = findPlace({ content, id: owner })
  if (place?.kind === 'row' && field === 'value' && place.value.key !== '') return place.value.key
  const label = place?.kind === 'item' ? fieldLabel({ kind: place.section.kind, field, language }) : undefined
  const fields: Record<string, string> = FIELD_WORDS[language]
  return label ?? fields[field] ?? field
}
