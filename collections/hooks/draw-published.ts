import type { CollectionAfterChangeHook } from 'payload'

/** Has the picture of what somebody has just published drawn ahead of the first visitor; the seed draws its own. */
export const drawPublished: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.user || doc._status !== 'published') return
  await req.payload.jobs.queue({ task: 'draw-template', input: { id: String(doc.id) }, req })
}
