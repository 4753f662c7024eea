import type { CollectionBeforeChangeHook } from 'payload'
import { findRowById } from '../../app/database/rows.server'

/**
 * How often a template was used and since when it is published are facts of the live row. A draft or an old version
 * carries those of its day, and publishing it must not bring them back. To count, write below the hooks.
 */
export const keepTemplateFigures: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const live =
    operation === 'update'
      ? await findRowById({
          ...{ payload: req.payload, collection: 'templates', id: originalDoc.id, req },
          select: { useCount: true, publishedAt: true },
        })
      : data
  const published = data._status === 'published' ? new Date().toISOString() : null
  return { ...data, useCount: live?.useCount ?? 0, publishedAt: live?.publishedAt ?? published }
}
