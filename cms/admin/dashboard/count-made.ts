import type { CollectionSlug, Payload, Where } from 'payload'
import { DAY_MS } from './days'
import type { Day } from './figure-source'

type Options = {
  payload: Payload
  collection: CollectionSlug
  /** only these */
  where?: Where
}

/** How many documents there are of everybody's together: a number, for which no one's rights are asked. */
export async function countAll({ payload, collection, where = {} }: Options): Promise<number> {
  return (await payload.count({ collection, where, trash: true, overrideAccess: true })).totalDocs
}

/** How many were made on each day. */
export function countMade({ days, where = {}, ...options }: Options & { days: string[] }): Promise<Day[]> {
  return Promise.all(
    days.map(async (day) => {
      const from = new Date(`${day}T00:00:00Z`)
      const to = new Date(from.getTime() + DAY_MS).toISOString()
      const made = { createdAt: { greater_than_equal: from.toISOString(), less_than: to } }
      return { day, count: await countAll({ ...options, where: { and: [where, made] } }) }
    }),
  )
}
