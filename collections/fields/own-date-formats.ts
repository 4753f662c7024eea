import type { Field, Plugin } from 'payload'
import { mapFields } from './map-field'

/** Dates as 2026-03-01, which every reader of both languages reads the same; Payload's own are American. */
export const ownDateFormats: Plugin = (config) => mapFields(config, withOwnFormat)

/** The same for one field. */
export function withOwnFormat(field: Field): Field {
  if (field.type !== 'date') return field
  const hasTime = field.admin?.date?.pickerAppearance === 'dayAndTime'
  const own = { displayFormat: hasTime ? 'yyyy-MM-dd HH:mm' : 'yyyy-MM-dd', timeFormat: 'HH:mm' }
  const date = { ...own, ...field.admin?.date } as NonNullable<typeof field.admin>['date']
  return { ...field, admin: { ...field.admin, date } }
}
