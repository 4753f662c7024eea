import {
  ValidationError,
  type CollectionSlug,
  type DataFromCollectionSlug,
  type Payload,
  type RequiredDataFromCollectionSlug,
} from 'payload'
import { retryTransient } from './retry-transient.server'

export type InsertOnceOptions<Slug extends CollectionSlug> = {
  payload: Payload
  collection: Slug
  /** holds the unique key of the effect */
  data: RequiredDataFromCollectionSlug<Slug>
}

/** Writes a row whose unique key may be there once: the row, or null where another was first. Below access control. */
export async function insertOnce<Slug extends CollectionSlug>(
  options: InsertOnceOptions<Slug>,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const { payload, collection, data } = options
  try {
    const row: unknown = await retryTransient(() =>
      payload.create({ collection, data, depth: 0, overrideAccess: true, disableTransaction: true }),
    )
    // an edge: the generic slug is lost in the Local API's own types
    return row as DataFromCollectionSlug<Slug>
  } catch (error) {
    if (isTaken(error)) return null
    throw error
  }
}

/**
 * Whether a write was refused because its unique key is there already. Told from a field that is not valid: those are
 * said before anything is written, with the value's own fault.
 */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof ValidationError)) return false
  return error.data.errors.every(({ message }) => /unique|唯一|already/i.test(message))
}
