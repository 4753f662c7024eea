import type { BaseInfoRow } from '../../../../collections/resumes/schema'
import type { JsonObject } from './json'
import { mergeFields } from './merge-fields'
import { readCustomField } from './read-custom-field'
import { readProfile } from './read-profile'

type Options = { row: BaseInfoRow; original: JsonObject | undefined }

/** Writes a profile, or a labelled row that JSON Resume has no field for; as imported where it was not touched. */
export function writeProfile({ row, original }: Options): JsonObject {
  const isProfile = row.kind === 'profile'
  const made = original && (isProfile ? readProfile(original).row : readCustomField(original))
  const unchanged =
    made !== undefined && (['key', 'value', 'url'] as const).every((name) => row[name] === made[name])
  if (unchanged && original) return original
  const value = row.value || undefined
  const out = isProfile
    ? {
        network: row.key || undefined,
        username: value === row.url ? undefined : value,
        url: row.url || undefined,
      }
    : { label: row.key, value: row.value }
  const fields = Object.entries(out).map(([field, text]) => ({ field, unchanged: false, value: text }))
  return mergeFields({ original: original ?? {}, fields })
}
