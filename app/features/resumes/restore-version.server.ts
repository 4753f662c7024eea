import type { Payload } from 'payload'
import type { Person } from '../auth/person-of-request.server'
import { isDocumentId } from '~/database/is-document-id'
import { findOwnResume } from './find-own-resume.server'
import { listVersions } from './list-versions.server'
import { contentOf } from './resume'
import { updateResume, type UpdateResumeResult } from './update-resume.server'

export type RestoreVersionOptions = { payload: Payload; person: Person; id: string; version: string }

/** Makes a version that the person's plan shows the newest revision; the one before stays among the versions. */
export async function restoreVersion(options: RestoreVersionOptions): Promise<UpdateResumeResult> {
  const { payload, person, id, version } = options
  const resume = await findOwnResume({ payload, person, id })
  if (!resume || !isDocumentId(version)) return { ok: false, reason: 'not-found' }
  const shown = await listVersions({ payload, person, id })
  if (!shown?.some((one) => one.version === version)) return { ok: false, reason: 'not-found' }
  const { docs } = await payload.findVersions({
    collection: 'resumes',
    where: { and: [{ parent: { equals: id } }, { id: { equals: version } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    // the owner was just found by their own rights
    overrideAccess: true,
  })
  const [kept] = docs
  if (!kept) return { ok: false, reason: 'not-found' }
  const changes = { title: kept.version.title, content: contentOf(kept.version) }
  return updateResume({ payload, person, id, changes })
}
