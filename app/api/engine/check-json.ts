import { ApiError } from './api-error'
import { isPlainText } from './is-plain-text'
import { pathText } from './path-text'

const DEEPEST = 64
// JSON.parse makes `__proto__` an own field; merging code further on could mistake it for the prototype
const FORBIDDEN_KEYS = new Set(['__proto__'])

/**
 * What no schema says: no prototype keys, no text that one of the databases cannot hold (NUL, half a surrogate
 * pair), and no nesting deep enough to overflow a recursive walk. Throws an `ApiError` 400 that names the path.
 */
export function checkJson(root: unknown): void {
  const open: { value: unknown; path: (string | number)[] }[] = [{ value: root, path: [] }]
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { value, path } = entry
    if (typeof value === 'string') checkText({ text: value, path })
    if (typeof value !== 'object' || value === null) continue
    if (path.length >= DEEPEST)
      throw new ApiError({ status: 400, key: 'tooDeep', values: { limit: DEEPEST } })
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) open.push({ value: item, path: [...path, index] })
    } else {
      for (const [key, item] of Object.entries(value)) {
        checkKey({ key, path: [...path, key] })
        open.push({ value: item, path: [...path, key] })
      }
    }
  }
}

function checkKey({ key, path }: { key: string; path: (string | number)[] }): void {
  if (FORBIDDEN_KEYS.has(key))
    throw new ApiError({ status: 400, key: 'badKey', values: { path: pathText(path) } })
  checkText({ text: key, path })
}

function checkText({ text, path }: { text: string; path: (string | number)[] }): void {
  if (!isPlainText(text))
    throw new ApiError({ status: 400, key: 'badText', values: { path: pathText(path) } })
}
