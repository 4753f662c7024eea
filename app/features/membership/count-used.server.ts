import { asPerson } from '~/database/as-person.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { sharedResumes } from './shared-resumes.server'

/** How much of the limits a person uses now. */
export async function countUsed({ payload, person }: OfPerson) {
  const [resumes, shared] = await Promise.all([
    payload.count({ collection: 'resumes', ...asPerson(person) }),
    sharedResumes({ payload, person }),
  ])
  return { resumes: resumes.totalDocs, shareLinks: shared.size }
}
