import type { Where } from 'payload'
import { asPerson } from '~/database/as-person.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { viewGuide, type GuideSummary } from './guide-view'

export const DRAFT_LISTS = ['drafts', 'all', 'trash'] as const
export type ListDraftsOptions = OfPerson & {
  pageNum: number
  pageSize: number
  /** what is not published as it stands, everything, or what was deleted */
  show: (typeof DRAFT_LISTS)[number]
}
/** `live`: the public sees a version of it. `draft`: the newest version is not the public one. */
export type DraftSummary = GuideSummary & { live: boolean; draft: boolean }

/** The newest versions of guides for those who write them, last changed first. */
export async function listDrafts(
  options: ListDraftsOptions,
): Promise<{ total: number; list: DraftSummary[] }> {
  const { payload, person, pageNum, pageSize, show } = options
  const { docs, totalDocs } = await payload.find({
    collection: 'guides',
    where: WHERE[show],
    draft: show !== 'trash',
    trash: show === 'trash',
    sort: ['-updatedAt', 'slug'],
    page: pageNum,
    limit: pageSize,
    depth: 0,
    select: { content: false },
    ...asPerson(person),
  })
  const live = await liveAmong({ payload, person, ids: docs.map(({ id }) => id) })
  const list = docs.map((doc) => ({
    ...viewGuide(doc),
    live: live.has(doc.id),
    draft: doc._status !== 'published',
  }))
  return { total: totalDocs, list }
}

const WHERE: Record<ListDraftsOptions['show'], Where> = {
  drafts: { _status: { equals: 'draft' } },
  all: {},
  trash: { deletedAt: { exists: true } },
}

async function liveAmong(options: OfPerson & { ids: string[] }): Promise<Set<string>> {
  const { payload, person, ids } = options
  const { docs } = await payload.find({
    collection: 'guides',
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: { slug: true },
    pagination: false,
    depth: 0,
    ...asPerson(person),
  })
  return new Set(docs.map(({ id }) => id))
}
