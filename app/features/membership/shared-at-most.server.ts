import type { Payload } from 'payload'
import { asPerson } from '~/database/as-person.server'
import type { Person } from '../auth/person-of-request.server'
import { entitlementsOf } from './entitlements-of.server'

export type SharedAtMostOptions = { payload: Payload; person: Person; id: string }

/** The limit when a person shares as many other resumes as their plan allows, or null where this one may be shared too. */
export async function sharedAtMost({ payload, person, id }: SharedAtMostOptions): Promise<number | null> {
  const [{ totalDocs }, { shareLinks }] = await Promise.all([
    payload.count({
      collection: 'resumes',
      where: { and: [{ accessCode: { greater_than: '' } }, { id: { not_equals: id } }] },
      ...asPerson(person),
    }),
    entitlementsOf({ payload, person }),
  ])
  return totalDocs >= shareLinks ? shareLinks : null
}
