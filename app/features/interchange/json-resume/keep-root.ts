import { isJsonObject, type JsonObject } from './json'
import { LIST_SPECS } from './list-specs'

/**
 * The file without what is kept elsewhere: the entries of its lists, beside each entry, and the photo, in the document.
 */
export function keepRoot({ root, photo }: { root: JsonObject; photo: boolean }): JsonObject {
  const lists = new Set([...LIST_SPECS.map((spec) => spec.list), 'skills', 'customSections'])
  const entries = Object.entries(root).map(([key, value]): [string, unknown] => {
    if (lists.has(key) && Array.isArray(value)) return [key, []]
    return key === 'basics' && isJsonObject(value)
      ? [key, keepBasics({ basics: value, photo })]
      : [key, value]
  })
  return Object.fromEntries(entries)
}

function keepBasics({ basics, photo }: { basics: JsonObject; photo: boolean }): JsonObject {
  const entries = Object.entries(basics).map(([key, value]): [string, unknown] => {
    if ((key === 'profiles' || key === 'customFields') && Array.isArray(value)) return [key, []]
    return key === 'image' && photo ? [key, ''] : [key, value]
  })
  return Object.fromEntries(entries)
}
