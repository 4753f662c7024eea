import type { CollectionBeforeChangeHook } from 'payload'

type Figures = { id: string; useCount?: number | null; publishedAt?: string | null }

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
      ? await req.payload.db.findOne<Figures>({
          collection: 'templates',
          where: { id: { equals: originalDoc.id } },
          select: { useCount: true, publishedAt: true },
          req,
        })
      : data
  const published = data._status === 'published' ? new Date().toISOString() : null
  return { ...data, useCount: live?.useCount ?? 0, publishedAt: live?.publishedAt ?? published }
}
