import type {
  CollectionSlug,
  Payload,
  PayloadRequest,
  SelectType,
  Sort,
  TypeWithVersion,
  Where,
} from 'payload'
import type { Row } from './rows.server'

type Versions<Slug extends CollectionSlug> = { payload: Payload; collection: Slug; req?: PayloadRequest }
export type Version<Slug extends CollectionSlug> = TypeWithVersion<Row<Slug>>

/** The versions that fit, all of them without a `limit`; below access control and hooks, as what follows here. */
export async function findVersions<Slug extends CollectionSlug>(
  options: Versions<Slug> & { where: Where; sort?: Sort; limit?: number; select?: SelectType },
): Promise<Version<Slug>[]> {
  const { payload, limit = 0, ...args } = options
  return (await payload.db.findVersions<Row<Slug>>({ ...args, limit, pagination: false })).docs
}

/** Writes a version as a whole. */
export async function updateVersion<Slug extends CollectionSlug>(
  options: Versions<Slug> & { version: Version<Slug> },
): Promise<void> {
  const { payload, version, ...args } = options
  const { id, ...versionData } = version
  // an edge: the generic slug is lost in the adapter's own types
  await payload.db.updateVersion({ ...args, id, versionData: versionData as never })
}

export async function deleteVersions<Slug extends CollectionSlug>(
  options: Versions<Slug> & { where: Where },
): Promise<void> {
  const { payload, ...args } = options
  await payload.db.deleteVersions(args)
}
