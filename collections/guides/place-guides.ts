import type { DataFromCollectionSlug, Payload, PayloadRequest } from 'payload'
import type { GuideListKey } from './guide-places'

export type PlaceGuidesOptions = { payload: Payload; ids: string[]; req?: PayloadRequest }
type Placed = Pick<DataFromCollectionSlug<'guides'>, 'id' | 'tags' | 'language' | 'publishedAt' | 'createdAt'>

/**
 * Keeps the places of guides in step with what is published of them. It reads them again: a hook is also told of drafts
 * that lie above a published text.
 */
export async function placeGuides({ payload, ids, req }: PlaceGuidesOptions): Promise<void> {
  const shared = { pagination: false, depth: 0, overrideAccess: true, ...(req ? { req } : {}) } as const
  const { docs: guides } = await payload.find({
    ...shared,
    collection: 'guides',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: { tags: true, language: true, publishedAt: true, createdAt: true },
  })
  const { docs: known } = await payload.find({
    ...shared,
    collection: 'guide-places',
    where: { guide: { in: ids } },
    select: { place: true },
  })
  const missing = new Map(guides.flatMap(placesOf).map((row) => [row.place, row]))
  const old = known.filter(({ place }) => !missing.delete(place)).map(({ id }) => id)
  if (old.length > 0)
    await payload.delete({ ...shared, collection: 'guide-places', where: { id: { in: old } } })
  for (const data of missing.values()) await payload.create({ ...shared, collection: 'guide-places', data })
}

/** Where a guide stands in a list. The newest comes last; of one moment, the last made. */
export function placeOf(options: { guide: Omit<Placed, 'tags'>; list: GuideListKey }): string {
  const { guide, list } = options
  return [guide.publishedAt ?? '', guide.createdAt, guide.id, guide.language, list].join(' ')
}

function placesOf(guide: Placed) {
  const lists = new Set<GuideListKey>(['all', ...(guide.tags ?? [])])
  return [...lists].map((list) => ({
    guide: guide.id,
    list,
    language: guide.language,
    place: placeOf({ guide, list }),
  }))
}
