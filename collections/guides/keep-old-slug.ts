import type { CollectionBeforeChangeHook } from 'payload'
import { findRowById } from '../../app/database/rows.server'

/** A published guide that moves leaves its address behind, so that links to it go on working. */
export const keepOldSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data._status !== 'published' || !originalDoc) return data
  const live = await findRowById({ payload: req.payload, collection: 'guides', id: originalDoc.id, req })
  const next: unknown = data.slug ?? live?.slug
  if (!live?.slug || live._status !== 'published' || live.slug === next) return data
  return {
    ...data,
    oldSlugs: [...new Set([...(live.oldSlugs ?? []), live.slug])].filter((old) => old !== next),
  }
}
