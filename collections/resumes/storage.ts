import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  Payload,
  PayloadRequest,
  TypedUser,
} from 'payload'
import { findRows } from '../../app/database/rows.server'
import { deleteVersions, findVersions } from '../../app/database/versions.server'
import { staysKept } from './version-names'

const MB = 1_000_000
/** Of one account: documents as they are, versions as they are packed. */
export const STORAGE_BYTES = 100 * MB
/** Of one resume's versions; fifty of an ordinary one take a twentieth of it. */
const VERSIONS_BYTES = 4 * MB
/** Smaller ones can't come to much, however many there are. */
const LARGE_BYTES = VERSIONS_BYTES / 50

/** The account has no room for what is to be saved. */
export class StorageFull extends Error {
  constructor() {
    super('the account has no room left')
    this.name = 'StorageFull'
  }
}

const BYTES = { version: { bytes: true, revision: true } } as const
type Options = { payload: Payload; owner: TypedUser['id']; req?: PayloadRequest }

/** What an account's resumes take, those in the trash and all versions too. */
export async function storedBytes({ payload, owner, req }: Options): Promise<number> {
  const all = { payload, collection: 'resumes', ...(req ? { req } : {}) } as const
  const [live, versions] = await Promise.all([
    findRows({ ...all, where: { owner: { equals: owner } }, select: { bytes: true } }),
    findVersions({ ...all, where: { 'version.owner': { equals: owner } }, select: BYTES }),
  ])
  const rows = [...live, ...versions.map(({ version }) => version)]
  return rows.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
}

/** Counts what a document takes, and refuses a new or a large one that the account has no room for. */
export const keepWithinStorage: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (data.content === undefined) return data
  const bytes = Buffer.byteLength(JSON.stringify(data.content))
  const owner = idOf(data.owner ?? originalDoc?.owner)
  if (owner && (operation === 'create' || bytes > LARGE_BYTES)) {
    const used = await storedBytes({ payload: req.payload, owner, req })
    if (used + bytes > STORAGE_BYTES) throw new StorageFull()
  }
  return { ...data, bytes }
}

/** Drops the oldest versions of a resume whose versions take too much; the newest, those with a name and the one last exported stay whatever they take. */
export const dropHeavyVersions: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create' || !(doc.bytes > LARGE_BYTES)) return
  const all = { payload: req.payload, collection: 'resumes', req } as const
  const versions = await findVersions({
    ...{ ...all, where: { parent: { equals: doc.id } }, sort: '-updatedAt', select: BYTES },
  })
  const isKept = staysKept(doc.versionNames)
  let sum = 0
  const heavy = versions.filter(({ version }, index) => {
    sum += version.bytes ?? 0
    return index > 0 && sum > VERSIONS_BYTES && !isKept(version.revision)
  })
  const where = { id: { in: heavy.map(({ id }) => id) } }
  if (heavy.length > 0) await deleteVersions({ ...all, where })
}

function idOf(owner: unknown): TypedUser['id'] | undefined {
  const id: unknown = typeof owner === 'object' && owner !== null && 'id' in owner ? owner.id : owner
  return typeof id === 'string' ? id : undefined
}
