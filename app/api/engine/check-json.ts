import { ApiError } from './api-error'
import { isPlainText } from './is-plain-text'
import { pathText } from './path-text'

// JSON.parse makes `__proto__` an own field; merging code further on could mistake it for the prototype
const FORBIDDEN_KEYS = new Set(['__proto__'])

type Place = { value: unknown; key: string | number; parent: Place | null }

/**
 * What no schema says: no prototype keys, and no text that one of the databases cannot hold (NUL, half a surrogate
 * pair). Throws an `ApiError` 400 that names the path.
 */
export function checkJson(root: unknown): void {
  const open: Place[] = [{ value: root, key: '', parent: null }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { value } = place
    if (typeof value === 'string') checkText({ text: value, place })
    if (typeof value !== 'object' || value === null) continue
    const inner = Array.isArray(value) ? value.entries() : Object.entries(value)
    for (const [key, item] of inner) {
      const next: Place = { value: item, key, parent: place }
      if (typeof key === 'string') checkKey(next)
      open.push(next)
    }
  }
}

function checkKey(place: Place): void {
  if (FORBIDDEN_KEYS.has(String(place.key)))
    throw new ApiError({ status: 400, key: 'badKey', values: { path: pathText(pathOf(place)) } })
  checkText({ text: String(place.key), place })
}

function checkText({ text, place }: { text: string; place: Place }): void {
  if (!isPlainText(text))
    throw new ApiError({ status: 400, key: 'badText', values: { path: pathText(pathOf(place)) } })
}

function pathOf(place: Place): (string | number)[] {
  const path: (string | number)[] = []
  for (let at: Place = place; at.parent; at = at.parent) path.unshift(at.key)
  return path
}
