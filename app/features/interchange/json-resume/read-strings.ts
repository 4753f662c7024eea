import type { MessageKey } from './texts'

type Read<T> = { value: T; notes: MessageKey[] }

/** A field that should be text. Null and absent are nothing; numbers and booleans are printed, the rest is not. */
export function readString(value: unknown): Read<string> {
  if (typeof value === 'string') return { value, notes: [] }
  if (value === undefined || value === null) return { value: '', notes: [] }
  if (typeof value === 'number' || typeof value === 'boolean')
    return { value: String(value), notes: ['notText'] }
  return { value: '', notes: ['wrongType'] }
}

/** A field that should be a list of texts. */
export function readStrings(value: unknown): Read<string[]> {
  if (!Array.isArray(value)) {
    const { value: only, notes } = readString(value)
    return { value: only === '' ? [] : [only], notes: only === '' ? notes : ['notList'] }
  }
  const parts = value.map(readString)
  return {
    value: parts.map((part) => part.value).filter((part) => part !== ''),
    notes: Array.from(new Set(parts.flatMap((part) => part.notes))),
  }
}
