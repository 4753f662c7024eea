import type { CollectionSlug, Payload, Where } from 'payload'
import { SEARCH_VERSION } from '../../../collections/search/entry'
import { indexDocument, replaceEntries } from '../../../collections/search/index-document'
import { SEARCH_SOURCES } from '../../../collections/search/search-sources'
import { inTransaction } from '~/database/in-transaction.server'
import { sitePageEntries } from './site-pages'

const PAGES = 'pages'

/** Makes all entries when they are of an older kind, or not all there; else does nothing. @returns whether it did */
export async function refreshSearch({ payload }: { payload: Payload }): Promise<boolean> {
  const where: Where = { and: [{ source: { equals: PAGES } }, { version: { equals: SEARCH_VERSION } }] }
  const { totalDocs } = await payload.count({ collection: 'search-entries', where, overrideAccess: true })
  if (totalDocs === sitePageEntries.length) return false
  await rebuildSearch({ payload })
  return true
}

/** Makes all entries anew from what is published; those of documents that are gone disappear. Can be run at any time. */
export async function rebuildSearch({ payload }: { payload: Payload }): Promise<void> {
  const old = { version: { not_equals: SEARCH_VERSION } }
  await payload.delete({ collection: 'search-entries', where: old, depth: 0, overrideAccess: true })
  for (const source of SEARCH_SOURCES.filter(({ slug }) => slug in payload.collections)) {
    for (const id of await idsOf({ payload, slug: source.slug }))
      await inTransaction({ payload, run: (req) => indexDocument({ payload, source, id, req }) })
  }
  // Last, since they say that all the others are there.
  await inTransaction({
    payload,
    run: (req) => replaceEntries({ payload, source: PAGES, entries: sitePageEntries, req }),
  })
}

async function idsOf({ payload, slug }: { payload: Payload; slug: string }): Promise<string[]> {
  const { docs } = await payload.find({
    // an edge: the table of sources names collections that may not be there
    collection: slug as CollectionSlug,
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id }) => String(id))
}
