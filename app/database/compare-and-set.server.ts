import { retryTransient } from './retry-transient.server'
import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from 'payload'

/** Payload's word for leaving the time of the last change as it is. */
export const KEEP_TIME = { updatedAt: null }

export type CompareAndSetOptions<Slug extends CollectionSlug> = {
  payload: Payload
  collection: Slug
  /** which row, and what must still be true of it */
  where: Where
  /** `{ field: { $inc: n } }` counts in the database */
  data: Record<string, unknown>
  req?: PayloadRequest
}

/**
 * Changes one row if it still is as `where` says, else gives null. One statement in either database: of many at once
 * exactly one wins. It stands below access control and hooks, so `where` must name the owner.
 */
export async function compareAndSet<Slug extends CollectionSlug>(
  options: CompareAndSetOptions<Slug>,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const { payload, data, ...args } = options
  // a copy: the MongoDB adapter takes what it counts out of the object it is given
  const update = () => payload.db.updateOne({ ...args, data: { ...data }, options: { atomic: true } })
  // inside a transaction the whole of it has to start again
  const row: unknown = await (args.req ? update() : retryTransient(update))
  // an edge: the adapter's answer is typed as the browser's Document
  return row as DataFromCollectionSlug<Slug> | null
}
