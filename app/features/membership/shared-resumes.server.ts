import type { Payload } from 'payload'
import { asPerson } from '~/database/as-person.server'
import { findRows } from '~/database/rows.server'
import type { Person } from '../auth/person-of-request.server'
import { stateOfLink } from '../sharing/share-link'

/** The ids of the resumes that a person shares now: by their own code, or by a link that still opens. */
export async function sharedResumes({ payload, person }: { payload: Payload; person: Person }) {
  const { docs } = await payload.find({
    collection: 'resumes',
    pagination: false,
    depth: 0,
    select: { accessCode: true },
    ...asPerson(person),
  })
  const links = await findRows({
    payload,
    collection: 'share-links',
    where: { resume: { in: docs.map(({ id }) => id) } },
    select: { resume: true, revokedAt: true, expiresAt: true, viewLimit: true, views: true },
  })
  const open = links.flatMap((link) => (stateOfLink(link) === 'open' ? link.resume : []))
  return new Set([...docs.flatMap(({ id, accessCode }) => (accessCode ? id : [])), ...open])
}
