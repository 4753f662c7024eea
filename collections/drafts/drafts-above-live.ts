import type { CollectionConfig, CollectionSlug, Plugin } from 'payload'
import { keepLiveRow } from './live-row'
import { onlyAsDraft, restoreAsDraft } from './restore-as-draft'

/** Gives every collection with drafts what keeps them apart from what is live. */
export const draftsAboveLive: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDrafts(collection) ? withDraftsAbove(collection) : collection,
  ),
})

export function hasDrafts({ versions }: CollectionConfig): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}

function withDraftsAbove(collection: CollectionConfig): CollectionConfig {
  const { hooks, endpoints, slug } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [onlyAsDraft, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [keepLiveRow, ...(hooks?.beforeChange ?? [])],
    },
    endpoints: [restoreAsDraft(slug as CollectionSlug), ...(endpoints || [])],
  }
}
