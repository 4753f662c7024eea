import type { Payload } from 'payload'
import type { Person } from '../auth/person-of-request.server'
import { pictureNameIn } from './picture-address'

type Options = { payload: Payload; person: Person; address: string }

/** Whether an address is that of a picture which this person has uploaded. */
export async function ownsPicture({ payload, person, address }: Options): Promise<boolean> {
  const name = pictureNameIn(address)
  if (!name) return false
  const where = { filename: { equals: name }, owner: { equals: person.id } }
  return (await payload.count({ collection: 'media', where, overrideAccess: true })).totalDocs > 0
}
