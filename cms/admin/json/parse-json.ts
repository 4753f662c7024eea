import { findJsonFault } from './find-json-fault'

export type Parsed =
  | { ok: true; value: unknown }
  /** where reading stopped: an offset into the text, line and column counted from 1 */
  | { ok: false; offset: number; line: number; column: number }

/** Reads JSON; an empty text is null. */
export function parseJson(text: string): Parsed {
  if (text.trim() === '') return { ok: true, value: null }
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    const offset = findJsonFault(text)
    const before = text.slice(0, offset).split('\n')
    return { ok: false, offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  }
}

/** How a value stands in the field. A text is what somebody typed that is no JSON yet. */
export function formatJson(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
