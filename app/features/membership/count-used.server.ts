import type { Payload } from 'payload'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'

/** How much of the limits a person uses now. */
export async function countUsed({ payload, person }: { payload: Payload; person: Person }) {
  const [resumes, shareLinks] = await Promise.all([
    payload.count({ collection: 'resumes', ...asPerson(person) }),
    payload.count({
      collection: 'resumes',
      where: { accessCode: { greater_than: '' } },
      ...asPerson(person),
    }),
  ])
  return { resumes: resumes.totalDocs, shareLinks: shareLinks.totalDocs }
}
