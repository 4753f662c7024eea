import type { Config, Field } from 'payload'

/** Changes a field and every field that stands in it. */
export function mapField(field: Field, change: (field: Field) => Field): Field {
  const changed = change(field)
  const inside = (fields: Field[]) => fields.map((inner) => mapField(inner, change))
  if (changed.type === 'tabs')
    return { ...changed, tabs: changed.tabs.map((tab) => ({ ...tab, fields: inside(tab.fields) })) }
  if (changed.type === 'blocks')
    return {
      ...changed,
      blocks: changed.blocks.map((block) => ({ ...block, fields: inside(block.fields) })),
    }
  return 'fields' in changed ? ({ ...changed, fields: inside(changed.fields) } as Field) : changed
}

/** The same for every field of all collections and globals. */
export function mapFields(config: Config, change: (field: Field) => Field): Config {
  const changed = <T extends { fields: Field[] }>(entity: T): T => ({
    ...entity,
    fields: entity.fields.map((field) => mapField(field, change)),
  })
  return { ...config, collections: config.collections?.map(changed), globals: config.globals?.map(changed) }
}
