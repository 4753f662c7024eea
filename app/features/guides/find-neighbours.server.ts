import { findRowById, findRows } from '~/database/rows.server'
import type { Payload, Where } from 'payload'
import { placeOf } from '../../../collections/guides/place-guides'
import type { GuideDocument, GuideSummary } from './guide-view'
import { listPlaces } from './list-places.server'
import { readGuides } from './read-guides.server'

const MOST_RELATED = 3
export type Neighbours = { related: GuideSummary[]; previous: GuideSummary | null; next: GuideSummary | null }
type Options = { payload: Payload; guide: GuideDocument }

/** What to read after a guide: what its editor chose, filled up by its tags, and the ones before and after it in time. */
export async function findNeighbours(options: Options): Promise<Neighbours> {
  const { guide } = options
  const [chosen, tagged, previous, next] = await Promise.all([
    chosenOf(options),
    taggedLike(options),
    besideOf({ ...options, side: 'before' }),
    besideOf({ ...options, side: 'after' }),
  ])
  const related = new Map([...chosen, ...tagged].map((other) => [other.id, other]))
  related.delete(guide.id)
  return { related: [...related.values()].slice(0, MOST_RELATED), previous, next }
}

async function chosenOf({ payload, guide }: Options): Promise<GuideSummary[]> {
  // Which ones were chosen is not shown to readers, for a draft could be among them; those that are published are.
  const { id } = guide
  const row = await findRowById({ payload, collection: 'guides', id, select: { related: true } })
  const ids = (row?.related ?? []).map((other) => (typeof other === 'string' ? other : other.id))
  return readGuides({ payload, ids })
}

/** The newest of each tag are enough to know the newest of all, the guide itself among them. */
async function taggedLike({ payload, guide }: Options): Promise<GuideSummary[]> {
  const { language, tags } = guide
  const asked = { payload, language, pageNum: 1, pageSize: MOST_RELATED + 1, counted: false }
  const found = await Promise.all((tags ?? []).map((list) => listPlaces({ ...asked, list })))
  const list = await readGuides({ payload, ids: [...new Set(found.flatMap(({ ids }) => ids))] })
  return list.sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
}

async function besideOf(options: Options & { side: 'before' | 'after' }): Promise<GuideSummary | null> {
  const { payload, guide, side } = options
  const own = placeOf({ guide, list: 'all' })
  const place: Where = side === 'before' ? { place: { less_than: own } } : { place: { greater_than: own } }
  const rows = await findRows({
    payload,
    collection: 'guide-places',
    where: { and: [{ list: { equals: 'all' } }, { language: { equals: guide.language } }, place] },
    sort: side === 'before' ? ['-place', '-createdAt'] : ['place', 'createdAt'],
    select: { guide: true },
    limit: 1,
  })
  const [beside = null] = await readGuides({ payload, ids: rows.map((row) => row.guide) })
  return beside
}
