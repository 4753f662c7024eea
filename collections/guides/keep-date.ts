import type { CollectionBeforeChangeHook } from 'payload'
import { liveRowBefore } from '../drafts/live-row'

/** Since when a guide is published is known from its first time on, also where a version of before is restored. */
export const keepDate: CollectionBeforeChangeHook = ({ data, originalDoc, context }) => {
  if (data.publishedAt) return data
  const id = (originalDoc as { id?: string } | undefined)?.id
  const live = id && liveRowBefore({ collection: 'guides', id, context })
  const now = data._status === 'published' ? new Date().toISOString() : null
  return { ...data, publishedAt: (live && live.publishedAt) ?? now }
}
