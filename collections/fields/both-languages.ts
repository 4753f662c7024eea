import type { GroupField, TextareaField, TextField } from 'payload'
import type { AdminText } from '../languages/admin-language'
import { OWN_NAMES } from '../languages/own-names'
import { LANGUAGES, type Language } from '../resumes/choices'

type Options = {
  name: string
  type: 'text' | 'textarea'
  label: AdminText
  maxLength: number
  /** shown under the fields */
  description?: AdminText
}

/** A text in every language, side by side; all are needed, since every page exists in all. */
export function bothLanguages({ name, type, label, maxLength, description }: Options): GroupField {
  const shared = { required: true, maxLength }
  const field = (language: Language): TextField | TextareaField => ({
    ...shared,
    name: language,
    label: OWN_NAMES[language],
    ...(type === 'text' ? { type } : { type, admin: { rows: 12 } }),
  })
  return {
    name,
    type: 'group',
    label,
    ...(description ? { admin: { description } } : {}),
    fields: [{ type: 'row', fields: LANGUAGES.map(field) }],
  }
}
