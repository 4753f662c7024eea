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
export type InsertRowOnceOptions = {
  payload: Payload
  collection: CollectionSlug
  /** where it is the unique key */
  id?: string
  data: Record<string, unknown>
}

/**
 * Writes a row whose unique key may be there once: the row, or null where another was first. Below access control. In
 * no transaction: MongoDB would say "two writers met" and not "there already".
 */
export async function insertOnce<Slug extends CollectionSlug>(
  options: InsertOnceOptions<Slug>,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const { payload, collection, data } = options
  const row: unknown = await once(() =>
    payload.create({ collection, data, depth: 0, overrideAccess: true, disableTransaction: true }),
  )
  // an edge: the generic slug is lost in the Local API's own types
  return row as DataFromCollectionSlug<Slug> | null
}

/** `insertOnce` below hooks and validation too: one bare statement. @returns whether it was the first */
export async function insertRowOnce(options: InsertRowOnceOptions): Promise<boolean> {
  const { payload, collection, id, data } = options
  // a copy: the MongoDB adapter changes the object it is given
  const insert = () => payload.db.create({ collection, data: { ...data }, ...(id ? { customID: id } : {}) })
  return (await once(insert)) !== null
}

async function once<Result>(insert: () => Promise<Result>): Promise<Result | null> {
  try {
    return await retryTransient(insert)
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
  if (error instanceof ValidationError)
    return error.data.errors.every(({ message }) => /unique|唯一|already|已经注册|已有用户/i.test(message))
  // of an id the adapter for SQLite doesn't say it as of another unique field
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
}
