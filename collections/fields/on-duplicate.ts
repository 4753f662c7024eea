import type { FieldHook } from 'payload'
import { adminLanguage } from '../languages/admin-language'
import type { Language } from '../resumes/choices'

const COPY: Record<Language, (title: string) => string> = {
  'zh-CN': (title) => `${title}（副本）`,
  en: (title) => `${title} (copy)`,
}

/** The title of a duplicate says that it is one. */
export const copyTitle: FieldHook = ({ value, req }) =>
  typeof value === 'string' && value ? COPY[adminLanguage(req.i18n)](value.slice(0, 90)) : value

/** A key of its own for a duplicate, good in an address; Payload's own would be “key - Copy”. */
export const copyKey: FieldHook = ({ value }) =>
  typeof value === 'string' && value ? `${value.slice(0, 50)}-${crypto.randomUUID().slice(0, 4)}` : value
