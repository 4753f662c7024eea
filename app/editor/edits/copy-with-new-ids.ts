import { newId } from '../../../collections/resumes/new-id'

/** A deep copy in which everything that has an id has a new one. */
export function copyWithNewIds<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyWithNewIds) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, field]) => {
    if (key === 'id' && typeof field === 'string') return [key, newId()]
    // What an import brought along may hold ids of its own, which are not ours to change.
    return [key, key === 'extra' ? structuredClone(field) : copyWithNewIds(field)]
  })
  // The edge: the same keys with values of the same types.
  return Object.fromEntries(entries) as T
}
