import type { GroupField, TextareaField, TextField } from 'payload'

type Options = {
  name: string
  type: 'text' | 'textarea'
  label: { en: string; zh: string }
  maxLength: number
  /** shown under the two fields */
  description?: { en: string; zh: string }
}

/** A text in Chinese and in English, side by side; both are needed, since every page exists in both. */
export function bothLanguages({ name, type, label, maxLength, description }: Options): GroupField {
  const shared = { required: true, maxLength }
  const field = (language: 'zh' | 'en', text: string): TextField | TextareaField => ({
    ...shared,
    name: language,
    label: { en: text, zh: text },
    ...(type === 'text' ? { type } : { type, admin: { rows: 12 } }),
  })
  return {
    name,
    type: 'group',
    label,
    ...(description ? { admin: { description } } : {}),
    fields: [{ type: 'row', fields: [field('zh', '中文'), field('en', 'English')] }],
  }
}
