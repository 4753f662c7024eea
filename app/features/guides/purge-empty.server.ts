import type { Payload } from 'payload'

/** So long somebody may have “create” open without a title. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Deletes for good the guides that opening “create” in the admin has stored and nobody has begun to write. */
export async function purgeEmptyGuides({ payload, now = Date.now() }: { payload: Payload; now?: number }) {
  const before = new Date(now - KEPT_MS).toISOString()
  const { docs } = await payload.find({
    collection: 'guides',
    draft: true,
    where: {
      and: [
        { title: { exists: false } },
        { summary: { exists: false } },
        { content: { exists: false } },
        { updatedAt: { less_than: before } },
      ],
    },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  for (const { id } of docs)
    await payload.delete({ collection: 'guides', id, depth: 0, overrideAccess: true })
}
