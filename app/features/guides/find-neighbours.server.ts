import type { Payload, Where } from 'payload'
import { viewGuide, type GuideDocument, type GuideSummary } from './guide-view'
import { listGuides } from './list-guides.server'

const MOST_RELATED = 3
export type Neighbours = { related: GuideSummary[]; previous: GuideSummary | null; next: GuideSummary | null }

/** What to read after a guide: what its editor chose, filled up by its tags, and the ones before and after it in time. */
export async function findNeighbours(options: {
  payload: Payload
  guide: GuideDocument
}): Promise<Neighbours> {
  const { payload, guide } = options
  const [chosen, tagged, previous, next] = await Promise.all([
    chosenOf(options),
    listGuides({
      payload,
      pageNum: 1,
      pageSize: MOST_RELATED + 1,
      counted: false,
      language: guide.language,
      tags: guide.tags ?? [],
    }),
    besideOf({ ...options, side: 'before' }),
    besideOf({ ...options, side: 'after' }),
  ])
  const related = new Map([...chosen, ...tagged.list].map((other) => [other.id, other]))
  related.delete(guide.id)
  return { related: [...related.values()].slice(0, MOST_RELATED), previous, next }
}

async function chosenOf({
  payload,
  guide,
}: {
  payload: Payload
  guide: GuideDocument
}): Promise<GuideSummary[]> {
  // Which ones were chosen is not shown to readers, for a draft could be among them; those that are published are.
  const { docs } = await payload.find({
    collection: 'guides',
    where: { id: { equals: guide.id } },
    select: { related: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const ids = (docs[0]?.related ?? []).map((other) => (typeof other === 'string' ? other : other.id))
  if (ids.length === 0) return []
  const { list } = await listGuides({ payload, pageNum: 1, pageSize: ids.length, ids, counted: false })
  return list.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function besideOf(options: { payload: Payload; guide: GuideDocument; side: 'before' | 'after' }) {
  const { payload, guide, side } = options
  if (!guide.publishedAt) return null
  const date: Where =
    side === 'before'
      ? { publishedAt: { less_than: guide.publishedAt } }
      : { publishedAt: { greater_than: guide.publishedAt } }
  const { docs } = await payload.find({
    collection: 'guides',
    where: { and: [{ _status: { equals: 'published' } }, { language: { equals: guide.language } }, date] },
    sort: side === 'before' ? '-publishedAt' : 'publishedAt',
    select: { content: false, related: false },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  return docs[0] ? viewGuide(docs[0]) : null
}
