/** So many versions of one resume may have a name, beside those without. */
export const MOST_NAMES = 10

/** Names that an owner gave to versions, by revision. */
export type VersionNames = Record<number, string>
/** What an owner took out last as a file: which revision, in which format, and when (ISO 8601). */
export type LastExport = { revision: number; format: string; at: string }

/** Beside the names, under a key that is no revision. */
const EXPORTED = 'exported'

/** A stored field as names; nothing where there are none. */
export function keptNames(stored: unknown): VersionNames {
  if (!isFields(stored)) return {}
  const named = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(named)
}

/** The last export that a stored field tells of. */
export function keptExport(stored: unknown): LastExport | undefined {
  const exported = isFields(stored) ? stored[EXPORTED] : undefined
  if (!isFields(exported)) return undefined
  const { revision, format, at } = exported
  if (typeof revision !== 'number' || typeof format !== 'string' || typeof at !== 'string') return undefined
  return { revision, format, at }
}

/** The field with other names, or with another last export. */
export function withNames({ stored, names }: { stored: unknown; names: VersionNames }): object {
  const exported = keptExport(stored)
  return exported ? { ...names, [EXPORTED]: exported } : names
}

export function withExport({ stored, exported }: { stored: unknown; exported: LastExport }): object {
  return { ...keptNames(stored), [EXPORTED]: exported }
}

/** Whether a version never makes room for others: it has a name, or was taken out last. */
export function staysKept(stored: unknown): (revision: number) => boolean {
  const names = keptNames(stored)
  const exported = keptExport(stored)?.revision
  return (revision) => names[revision] !== undefined || revision === exported
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
