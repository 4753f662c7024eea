import type { JsonObject } from './json'

/** A field as the export would write it. Undefined leaves it out. */
export type FieldOut = { field: string; unchanged: boolean; value: unknown }

/**
 * Writes an object: the fields of the original in their order, untouched where nobody changed what they became,
 * then the fields that are new.
 */
export function mergeFields({ original, fields }: { original: JsonObject; fields: FieldOut[] }): JsonObject {
  const byName = new Map(fields.map((out) => [out.field, out]))
  const kept = Object.entries(original).flatMap(([field, value]): [string, unknown][] => {
    const out = byName.get(field)
    if (!out || out.unchanged) return [[field, value]]
    return out.value === undefined ? [] : [[field, out.value]]
  })
  const added = fields.flatMap(({ field, unchanged, value }): [string, unknown][] =>
    unchanged || value === undefined || Object.hasOwn(original, field) ? [] : [[field, value]],
  )
  return Object.fromEntries([...kept, ...added])
}
