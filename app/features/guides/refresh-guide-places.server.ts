import type { Payload } from 'payload'
import { placeGuides } from '../../../collections/guides/place-guides'
import { inTransaction } from '~/database/in-transaction.server'

const DONE = 'guide-places'
const BATCH = 200

/** Gives the guides of a database from before the places theirs, once; hooks keep them from then on. @returns whether it did */
export async function refreshGuidePlaces({ payload }: { payload: Payload }): Promise<boolean> {
  if (await payload.kv.has(DONE)) return false
  const { docs } = await payload.find({
    collection: 'guides',
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  for (let from = 0; from < docs.length; from += BATCH) {
    const ids = docs.slice(from, from + BATCH).map(({ id }) => id)
    await inTransaction({ payload, run: (req) => placeGuides({ payload, ids, req }) })
  }
  await payload.kv.set(DONE, true)
  return true
}
