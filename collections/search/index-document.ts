import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { entryRow, type SearchEntry } from './entry'
import type { SearchSource } from './search-source'

type Options = {
  payload: Payload
  source: SearchSource
  id: string
  req?: PayloadRequest
}

/**
 * Makes a document's entries anew from what is published of it; none when it isn't, is in the trash or is gone. It reads
 * the document again: a hook is also told of drafts that lie above a published text.
 */
export async function indexDocument({ payload, source, id, req }: Options): Promise<void> {
  const { docs } = await payload.find({
    // an edge: the table of sources names collections that may not be there
    collection: source.slug as CollectionSlug,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  // an edge: each source reads the documents of its own collection
  const document = docs[0] as Record<string, unknown> | undefined
  const isPublic = document && (document._status ?? 'published') === 'published' && !document.deletedAt
  const entries = isPublic ? await source.entriesOf({ document, payload, ...(req ? { req } : {}) }) : []
  await replaceEntries({ payload, source: `${source.slug}:${id}`, entries, ...(req ? { req } : {}) })
}

/** Puts new entries of a source in the place of its old ones. */
export async function replaceEntries(options: {
  payload: Payload
  source: string
  entries: SearchEntry[]
  req?: PayloadRequest
}): Promise<void> {
  const { payload, source, entries, req } = options
  const shared = {
    collection: 'search-entries',
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  } as const
  await payload.delete({ ...shared, where: { source: { equals: source } } })
  for (const entry of entries) await payload.create({ ...shared, data: entryRow({ source, entry }) })
}
