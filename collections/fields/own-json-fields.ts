import type { Field, Plugin } from 'payload'

const COMPONENT = '/admin/json/JsonField#JsonField'

/** Gives every JSON field that has no component of its own the product's. */
export const ownJsonFields: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    fields: collection.fields.map(withOwnJson),
  })),
  globals: config.globals?.map((global) => ({ ...global, fields: global.fields.map(withOwnJson) })),
})

/** The same for one field and what stands in it. */
export function withOwnJson(field: Field): Field {
  if (field.type === 'json') {
    const components = { Field: COMPONENT, ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withOwnJson) })) }
  if (field.type === 'blocks')
    return {
      ...field,
      blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(withOwnJson) })),
    }
  return 'fields' in field ? ({ ...field, fields: field.fields.map(withOwnJson) } as Field) : field
}
