/** Reads and writes below access control and hooks: rows as the database has them, with every hidden field and the trash. */
import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Sort, Where } from 'payload'
import { KEEP_TIME } from './compare-and-set.server'

export type Row<Slug extends CollectionSlug> = DataFromCollectionSlug<Slug>
type Field<Slug extends CollectionSlug> = keyof Row<Slug>
type Found<Slug extends CollectionSlug, Name extends Field<Slug>> = Pick<
  Row<Slug>,
  Name | ('id' & Field<Slug>)
>
type Of<Slug extends CollectionSlug> = {
  payload: Payload
  collection: Slug
  /** of the transaction it stands in */
  req?: PayloadRequest
}
type Search<Slug extends CollectionSlug, Name extends Field<Slug>> = Of<Slug> & {
  /** these fields alone, and the id */
  select?: Record<Name, true>
}

/** The first row that fits, or null. */
export async function findRow<Slug extends CollectionSlug, Name extends Field<Slug> = Field<Slug>>(
  options: Search<Slug, Name> & { where: Where },
): Promise<Found<Slug, Name> | null> {
  const { payload, ...args } = options
  const row: unknown = await payload.db.findOne(args)
  // an edge: the adapter's answer is typed by whoever asks
  return row as Found<Slug, Name> | null
}

export function findRowById<Slug extends CollectionSlug, Name extends Field<Slug> = Field<Slug>>(
  options: Search<Slug, Name> & { id: string | number },
): Promise<Found<Slug, Name> | null> {
  const { id, ...args } = options
  return findRow({ ...args, where: { id: { equals: id } } })
}

/** The rows that fit, all of them without a `limit`. */
export async function findRows<Slug extends CollectionSlug, Name extends Field<Slug> = Field<Slug>>(
  options: Search<Slug, Name> & { where: Where; sort?: Sort; limit?: number },
): Promise<Found<Slug, Name>[]> {
  const { payload, limit = 0, ...args } = options
  const { docs }: { docs: unknown[] } = await payload.db.find({ ...args, limit, pagination: false })
  return docs as Found<Slug, Name>[]
}

/** The ids of the rows that fit, all of them without a `limit`. */
export async function findIds<Slug extends CollectionSlug>(
  options: Of<Slug> & { where: Where; limit?: number },
): Promise<string[]> {
  const { payload, limit = 0, ...args } = options
  const { docs } = await payload.db.find({ ...args, select: { id: true }, limit, pagination: false })
  return docs.map(({ id }) => String(id))
}

/** How many rows fit, those in the trash too. */
export async function countRows({
  payload,
  ...args
}: Of<CollectionSlug> & { where: Where }): Promise<number> {
  return (await payload.db.count(args)).totalDocs
}

/**
 * Writes a whole row with the lists in it, for which `compareAndSet` has no statement. Whoever changes it reads it in
 * the same transaction, or two at once would lose one.
 */
export async function replaceRow<Slug extends CollectionSlug>(
  options: Required<Of<Slug>> & { row: Row<Slug> & { id: string | number } },
): Promise<void> {
  const { payload, row, ...args } = options
  await payload.db.updateOne({ ...args, id: row.id, data: { ...row, ...KEEP_TIME }, returning: false })
}

/** Deletes the rows that fit, for good, in one statement; no file or version of theirs goes with them. */
export async function deleteRows({ payload, ...args }: Of<CollectionSlug> & { where: Where }): Promise<void> {
  await payload.db.deleteMany(args)
}

/** Asks the database for anything at all. @throws what it throws while it is away */
export async function pingDatabase(payload: Payload): Promise<void> {
  await payload.db.findOne({ collection: 'users', where: {}, select: { id: true } })
}
