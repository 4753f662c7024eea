import type { Payload } from 'payload'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'
import { sharedResumes } from './shared-resumes.server'

/** How much of the limits a person uses now. */
export async function countUsed({ payload, person }: { payload: Payload; person: Person }) {
  const [resumes, shared] = await Promise.all([
    payload.count({ collection: 'resumes', ...asPerson(person) }),
    sharedResumes({ payload, person }),
  ])
  return { resumes: resumes.totalDocs, shareLinks: shared.size }
}
