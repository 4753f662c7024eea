import type { Payload } from 'payload'
import { viewGuide, type GuideSummary } from './guide-view'

/**
 * The published ones among these guides, in the order of their ids, without their texts. Whether they are published is
 * looked at here: asked for with a hundred ids, SQLite would go through all the published ones instead.
 */
export async function readGuides(options: { payload: Payload; ids: string[] }): Promise<GuideSummary[]> {
  const { payload, ids } = options
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'guides',
    where: { id: { in: ids } },
    trash: true,
    sort: 'id',
    pagination: false,
    depth: 1,
    select: { content: false, related: false },
    overrideAccess: true,
  })
  return docs
    .filter((guide) => guide._status === 'published' && !guide.deletedAt)
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(viewGuide)
}
