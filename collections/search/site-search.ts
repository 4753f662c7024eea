import type { CollectionConfig, Plugin } from 'payload'
import { indexDocument } from './index-document'
import type { SearchSource } from './search-source'
import { SEARCH_SOURCES } from './search-sources'

/** Keeps the search entries in step with every collection of the table, in the transaction of the change itself. */
export const siteSearch: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => {
    const source = SEARCH_SOURCES.find(({ slug }) => slug === collection.slug)
    return source ? withHooks({ collection, source }) : collection
  }),
})

function withHooks(options: { collection: CollectionConfig; source: SearchSource }): CollectionConfig {
  const { collection, source } = options
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        ({ doc, req }) => indexDocument({ payload: req.payload, source, id: String(doc.id), req }),
      ],
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        ({ id, req }) => indexDocument({ payload: req.payload, source, id: String(id), req }),
      ],
    },
  }
}
