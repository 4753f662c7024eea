import type { OfPerson } from '../auth/person-of-request.server'

/** Where a stored picture is fetched: `/api/media/file/{name}`, the name made by us. */
const ADDRESS = /^\/api\/media\/file\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp)$/

type Options = OfPerson & { address: string }

export async function ownsPicture({ payload, person, address }: Options): Promise<boolean> {
  const name = ADDRESS.exec(address)?.[1]
  if (!name) return false
  const where = { filename: { equals: name }, owner: { equals: person.id } }
  return (await payload.count({ collection: 'media', where, overrideAccess: true })).totalDocs > 0
}
