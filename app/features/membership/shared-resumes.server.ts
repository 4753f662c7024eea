import type { PayloadRequest } from 'payload'
import { asPerson } from '~/database/as-person.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { withOpenLink } from '../sharing/with-open-link.server'

/** The ids of the resumes that a person shares now: by their own code, or by a link that still opens. */
export async function sharedResumes({ payload, person, req }: OfPerson & { req?: PayloadRequest }) {
  const { docs } = await payload.find({
    collection: 'resumes',
    pagination: false,
    depth: 0,
    select: { accessCode: true },
    ...asPerson(person),
    ...(req ? { req } : {}),
  })
  const open = await withOpenLink({
    ...{ payload, resumes: docs.map(({ id }) => id) },
    ...(req ? { req } : {}),
  })
  return new Set([...docs.flatMap(({ id, accessCode }) => (accessCode ? id : [])), ...open])
}
