import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]

/**
 * An index by document on the tables that hold texts of which a document has many. Payload's own begins with their
 * order, so that reading one document went through the texts of all.
 */
export const indexTexts: SchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    if (!name.endsWith('_texts')) continue
    extendTable({
      table,
      extraConfig: ({ parent }) => ({ parentIdx: index(`${name}_parent_idx`).on(parent) }),
    })
  }
  return schema
}
