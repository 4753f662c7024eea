import type { Payload } from 'payload'
import type { Person } from '../../auth/person-of-request.server'
import { isDocumentId } from '~/database/is-document-id'

/** The person a task belongs to, with the rights they have now; null where the account is gone. */
export async function personOf({ payload, id }: { payload: Payload; id: string }): Promise<Person | null> {
  if (!isDocumentId(id)) return null
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    // the runner has no session; what it does next it does as this person
    overrideAccess: true,
  })
  return docs[0] ? { ...docs[0], collection: 'users' } : null
}
