import type { Payload } from 'payload'
import { startOfToday } from '../recruitment/job'

export type PublicPage = { url: string; changedAt: string }
const MOST = 10_000

/** Every public page once, as the search knows them, so that nothing unpublished can be among them. Jobs that are over are left out. */
export async function listPublicPages({ payload }: { payload: Payload }): Promise<PublicPage[]> {
  const [entries, over] = await Promise.all([
    payload.find({
      collection: 'search-entries',
      select: { url: true, changedAt: true },
      sort: ['kind', 'url'],
      limit: MOST,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    }),
    payload.find({
      collection: 'recruitments',
      where: { deadline: { less_than: startOfToday() } },
      select: {},
      limit: MOST,
      pagination: false,
      depth: 0,
      overrideAccess: false,
    }),
  ])
  const past = new Set(over.docs.map(({ id }) => `/recruitment/${id}`))
  const pages = new Map<string, string>()
  for (const { url, changedAt } of entries.docs) {
    if (!past.has(url) && changedAt > (pages.get(url) ?? '')) pages.set(url, changedAt)
  }
  return [...pages].map(([url, changedAt]) => ({ url, changedAt }))
}
