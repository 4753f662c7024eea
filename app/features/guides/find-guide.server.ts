import type { Payload, Where } from 'payload'
import type { Person } from '../auth/person-of-request.server'
import { isDocumentId } from '~/database/is-document-id'
import type { GuideDocument } from './guide-view'

export type FindGuideOptions = {
  payload: Payload
  /** id, address or a former address */
  key: string
  /** for whom the newest version is read, draft or not; without a person it is the published one */
  editor?: Person
  /** 1 fills in pictures and linked guides, 0 is what is stored */
  depth?: 0 | 1
}

/** A guide, or null where there is none for this reader. */
export async function findGuide(options: FindGuideOptions): Promise<GuideDocument | null> {
  const { payload, key, editor, depth = 1 } = options
  for (const where of placesOf(key)) {
    const { docs } = await payload.find({
      collection: 'guides',
      where: editor ? where : { and: [where, { _status: { equals: 'published' } }] },
      draft: editor !== undefined,
      depth,
      limit: 1,
      pagination: false,
      populate: { guides: { slug: true, title: true }, templates: { code: true, title: true } },
      overrideAccess: false,
      user: editor ?? null,
    })
    if (docs[0]) return docs[0]
  }
  return null
}

function placesOf(key: string): Where[] {
  if (isDocumentId(key)) return [{ id: { equals: key } }]
  return [{ slug: { equals: key } }, { oldSlugs: { in: [key] } }]
}
