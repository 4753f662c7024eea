import { distinctTags } from '../../../collections/resumes/tags'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { isDocumentId } from '~/database/is-document-id'
import type { OfPerson } from '../auth/person-of-request.server'
import { ownLive } from './find-own-resume.server'

export type TagResumeOptions = OfPerson & { id: string; tags: string[] }

/** Replaces the tags of a person's own resume; no change of the resume itself. Null: there is none of that id. */
export async function tagResume({ payload, person, id, tags }: TagResumeOptions): Promise<string[] | null> {
  if (!isDocumentId(id)) return null
  const kept = distinctTags(tags)
  const tagged = await compareAndSet({
    payload,
    collection: 'resumes',
    where: { and: ownLive(person, id) },
    data: { tags: kept, ...KEEP_TIME },
  })
  return tagged && kept
}
