import type { Field, Plugin } from 'payload'
import { mapFields } from './map-field'

const COMPONENT = '/admin/json/JsonField#JsonField'

/** Gives every JSON field that has no component of its own the product's. What it holds is unknown before it is parsed. */
export const ownJsonFields: Plugin = (config) => mapFields(config, withOwnJson)

/** The same for one field. */
export function withOwnJson(field: Field): Field {
  if (field.type !== 'json') return field
  const components = { Field: COMPONENT, ...field.admin?.components }
  return {
    ...field,
    typescriptSchema: [() => ({ tsType: 'unknown' })],
    admin: { ...field.admin, components },
  }
}
