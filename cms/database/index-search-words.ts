import type { mongooseAdapter } from '@payloadcms/db-mongodb'

type OpenHook = NonNullable<Parameters<typeof mongooseAdapter>[0]['afterOpenConnection']>

/** MongoDB's index over the words of the search's entries. Said in the collection, SQLite would index whole lists. */
export const indexSearchWords: OpenHook = ({ collections }) => {
  collections['search-entries']?.schema.index({ words: 1 })
}
