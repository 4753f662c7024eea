import type { TextField } from 'payload'
import { adminText } from '../languages/admin-language'

const KEY = /^[a-z0-9][a-z0-9-]*$/

/** Whether a text can stand in an address as a key. */
export function isKey(value: unknown): boolean {
  return typeof value === 'string' && KEY.test(value)
}

/** A short name for the address: a-z, 0-9 and hyphens. */
export const keyField = {
  name: 'key',
  type: 'text',
  required: true,
  maxLength: 60,
  label: adminText({ en: 'Key (in the address)', 'zh-CN': '标识（用于网址）' }),
  validate: (value: string | null | undefined) => isKey(value) || 'a-z, 0-9, -',
} satisfies TextField
