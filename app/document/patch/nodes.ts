/** A plain object of a document. */
export type Fields = { readonly [key: string]: unknown }
/** An element that patches and merges know by its id. */
export type Identified = Fields & { readonly id: string }

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isIdentified(value: unknown): value is Identified {
  return isFields(value) && typeof value.id === 'string'
}

/** A list whose elements all have an id, each its own. The empty list is one. */
export function isIdList(value: unknown): value is readonly Identified[] {
  if (!Array.isArray(value) || !value.every(isIdentified)) return false
  return new Set(value.map((element) => element.id)).size === value.length
}

/** A field of an object's own; undefined when it has none. */
export function fieldOf({ fields, key }: { fields: Fields; key: string }): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined
}

/** Whether two documents say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((value, i) => isSame(value, b[i]))
  if (!isFields(a) || !isFields(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  )
}
