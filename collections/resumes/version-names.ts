/** So many versions of one resume may have a name, beside those without. */
export const MOST_NAMES = 10

/** Names that an owner gave to versions, by revision. */
export type VersionNames = Record<number, string>

/** A stored field as names; nothing where there are none. */
export function keptNames(stored: unknown): VersionNames {
  if (typeof stored !== 'object' || stored === null) return {}
  const named = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(named)
}
