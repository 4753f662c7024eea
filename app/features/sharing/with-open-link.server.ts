import type { Payload, PayloadRequest } from 'payload'
import { findRows } from '~/database/rows.server'
import { stateOfLink } from './share-link'

type Options = { payload: Payload; resumes: readonly string[]; req?: PayloadRequest }

/** Which of these resumes a link of their own opens now; one query for them all. */
export async function withOpenLink({ payload, resumes, req }: Options): Promise<Set<string>> {
  if (resumes.length === 0) return new Set()
  const links = await findRows({
    payload,
    collection: 'share-links',
    ...(req ? { req } : {}),
    where: { resume: { in: resumes } },
    select: { resume: true, revokedAt: true, expiresAt: true, viewLimit: true, views: true },
  })
  return new Set(links.flatMap((link) => (stateOfLink(link) === 'open' ? link.resume : [])))
}
