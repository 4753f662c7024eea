import type { Payload } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import { startOfToday } from '../recruitment/job'

export type PublicPage = {
  url: string
  changedAt: string
  /** those it can be read in: both for the site's own pages, one for what was written in one */
  languages: Language[]
}
const MOST = 10_000

/** Every public page once, as the search knows them, so that nothing unpublished can be among them. Jobs that are over are left out, and members' templates, which lead a visitor to the plans. */
export async function listPublicPages({ payload }: { payload: Payload }): Promise<PublicPage[]> {
  const [entries, over, members] = await Promise.all([
    payload.find({
      collection: 'search-entries',
      select: { url: true, changedAt: true, language: true },
      sort: ['kind', 'url', 'language'],
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
    payload.find({
      collection: 'templates',
      where: { vipOnly: { equals: true } },
      select: { code: true },
      limit: MOST,
      pagination: false,
      depth: 0,
      overrideAccess: false,
    }),
  ])
  const leftOut = new Set([
    ...over.docs.map(({ id }) => `/recruitment/${id}`),
    ...members.docs.map(({ code }) => `/template/use/${code}`),
  ])
  const pages = new Map<string, PublicPage>()
  for (const { url, changedAt, language } of entries.docs) {
    if (leftOut.has(url)) continue
    const known = pages.get(url)
    pages.set(url, {
      url,
      changedAt: known && known.changedAt > changedAt ? known.changedAt : changedAt,
      languages: [...(known?.languages ?? []), language],
    })
  }
  return [...pages.values()]
}
