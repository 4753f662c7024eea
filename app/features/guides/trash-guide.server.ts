import type { Payload, PayloadRequest, Where } from 'payload'
import { placeGuides } from '../../../collections/guides/place-guides'
import { noteChange } from '../../../collections/hooks/note-change'
import { indexDocument } from '../../../collections/search/index-document'
import { guideEntries } from '../../../collections/search/sources/guide-entries'
import { asPerson } from '~/database/as-person.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { inTransaction } from '~/database/in-transaction.server'
import { isDocumentId } from '~/database/is-document-id'
import { findVersions, updateVersion } from '~/database/versions.server'

export type TrashGuideOptions = OfPerson & {
  id: string
  /** false takes it back out, as it was */
  trashed: boolean
}

/**
 * Puts a guide into the trash, or takes it back. An update by Payload would write the newest draft over the published
 * text; this leaves both as they are. @returns whether there was such a guide
 */
export async function trashGuide({ payload, person, id, trashed }: TrashGuideOptions): Promise<boolean> {
  if (!isDocumentId(id)) return false
  return inTransaction({
    payload,
    user: person,
    run: async (req) => {
      const { totalDocs } = await payload.count({
        collection: 'guides',
        where: { id: { equals: id } },
        trash: true,
        req,
        ...asPerson(person),
      })
      if (totalDocs === 0) return false
      const deletedAt = trashed ? new Date().toISOString() : null
      const where = { id: { equals: id }, deletedAt: { exists: !trashed } }
      if (!(await compareAndSet({ payload, collection: 'guides', where, data: { deletedAt }, req })))
        return false
      await markNewest({ payload, id, deletedAt, req })
      await tellReaders({ payload, id, req })
      return true
    },
  })
}

/** What the hooks of the collection do, which nothing written below them has heard of. */
async function tellReaders({ payload, id, req }: Omit<Mark, 'deletedAt'>): Promise<void> {
  noteChange({ req })
  await placeGuides({ payload, ids: [id], req })
  await indexDocument({ payload, source: { slug: 'guides', entriesOf: guideEntries }, id, req })
}

type Mark = { payload: Payload; id: string; deletedAt: string | null; req: PayloadRequest }

/** Lists of newest versions look at the version alone. */
async function markNewest({ payload, id, deletedAt, req }: Mark): Promise<void> {
  const guides = { payload, collection: 'guides', req } as const
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const [newest] = await findVersions({ ...guides, where, limit: 1 })
  if (newest)
    await updateVersion({ ...guides, version: { ...newest, version: { ...newest.version, deletedAt } } })
}
