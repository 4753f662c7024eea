import type { PayloadRequest } from 'payload'
import { requestIn } from '../../../collections/languages/request-in'
import type { Language } from '../../../collections/resumes/schema'
import { asPerson } from '~/database/as-person.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { inTransaction } from '~/database/in-transaction.server'
import { isDocumentId } from '~/database/is-document-id'
import type { GuideChanges } from './create-guide.server'
import type { GuideDocument } from './guide-view'

export const GUIDE_ACTIONS = ['save', 'autosave', 'publish', 'unpublish'] as const
export type UpdateGuideOptions = OfPerson & {
  /** in which a refusal is said */
  language: Language
  id: string
  changes: GuideChanges
  /** saving keeps a draft beside what is published */
  action: (typeof GUIDE_ACTIONS)[number]
  /** of the version that was changed; another newest one is a conflict */
  updatedAt?: string | undefined
}
export type UpdateGuideResult =
  | { ok: true; guide: GuideDocument }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'conflict'; newer: GuideDocument }

/** Saves, publishes or withdraws a guide. */
export async function updateGuide(options: UpdateGuideOptions): Promise<UpdateGuideResult> {
  const { payload, person, language, id, updatedAt } = options
  if (!isDocumentId(id)) return { ok: false, reason: 'not-found' }
  return inTransaction({
    payload,
    user: person,
    from: await requestIn({ payload, language }),
    run: async (req) => {
      // Two writers of one guide meet here: on MongoDB versions alone would not collide.
      await compareAndSet({
        payload,
        collection: 'guides',
        where: { id: { equals: id } },
        data: { touchedAt: new Date().toISOString() },
        req,
      })
      const newest = await readNewest({ ...options, req })
      if (!newest) return { ok: false, reason: 'not-found' }
      if (updatedAt !== undefined && newest.updatedAt !== updatedAt)
        return { ok: false, reason: 'conflict', newer: newest }
      await write({ ...options, req })
      const guide = await readNewest({ ...options, req })
      return guide ? { ok: true, guide } : { ok: false, reason: 'not-found' }
    },
  })
}

type WithRequest = UpdateGuideOptions & { req: PayloadRequest }

async function readNewest({ payload, person, id, req }: WithRequest): Promise<GuideDocument | null> {
  const { docs } = await payload.find({
    collection: 'guides',
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    ...asPerson(person),
  })
  return docs[0] ?? null
}

async function write({ payload, person, id, changes, action, req }: WithRequest): Promise<void> {
  const saved = action === 'save' || action === 'autosave'
  await payload.update({
    collection: 'guides',
    id,
    data: { ...changes, _status: action === 'publish' ? 'published' : 'draft' },
    draft: saved,
    autosave: action === 'autosave',
    depth: 0,
    req,
    ...asPerson(person),
  })
}
