import type { Payload, Where } from 'payload'
import { findIds } from '~/database/rows.server'

/** So long somebody may have “create” open without a title. */
const KEPT_MS = 24 * 60 * 60 * 1000
const EMPTY: Where[] = ['title', 'summary', 'content'].map((field) => ({ [field]: { exists: false } }))

/** Deletes for good the guides that opening “create” in the admin has stored and nobody has begun to write. */
export async function purgeEmptyGuides({ payload, now = Date.now() }: { payload: Payload; now?: number }) {
  const before = new Date(now - KEPT_MS).toISOString()
  const { docs } = await payload.find({
    collection: 'guides',
    draft: true,
    where: { and: [...EMPTY, { updatedAt: { less_than: before } }] },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  // the drafts of what is or was live may be empty; what lies below them is not
  const begun = docs.map(({ id }) => id)
  const where: Where = { and: [...EMPTY, { id: { in: begun } }] }
  for (const id of await findIds({ payload, collection: 'guides', where }))
    await payload.delete({ collection: 'guides', id, depth: 0, overrideAccess: true })
}
