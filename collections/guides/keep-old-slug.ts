import type { CollectionBeforeChangeHook } from 'payload'

type LiveGuide = { id: string; slug?: string; oldSlugs?: string[]; _status?: string }

/** A published guide that moves leaves its address behind, so that links to it go on working. */
export const keepOldSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data._status !== 'published' || !originalDoc) return data
  const live = await req.payload.db.findOne<LiveGuide>({
    collection: 'guides',
    where: { id: { equals: originalDoc.id } },
    req,
  })
  const next: unknown = data.slug ?? live?.slug
  if (!live?.slug || live._status !== 'published' || live.slug === next) return data
  return {
    ...data,
    oldSlugs: [...new Set([...(live.oldSlugs ?? []), live.slug])].filter((old) => old !== next),
  }
}
