import type { ResumeContent } from '../../../collections/resumes/schema'
import type { OfPerson } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { isDocumentId } from '~/database/is-document-id'
import { findOwnResume, ownLive } from './find-own-resume.server'
import type { ResumeDocument, WorkingCopy } from './resume'

export type SaveWorkingCopyOptions = OfPerson & {
  id: string
  content: ResumeContent
  /** the saved revision the copy was made from */
  revision: number
}
export type SaveWorkingCopyResult =
  | { ok: true; savedAt: string }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: 'conflict'; newer: ResumeDocument }

/** Keeps the editor's working copy beside the saved content: no revision, no version. Refused once the revision moved on. */
export async function saveWorkingCopy(options: SaveWorkingCopyOptions): Promise<SaveWorkingCopyResult> {
  const { payload, person, id, content, revision } = options
  if (!isDocumentId(id)) return { ok: false, reason: 'not-found' }
  const copy: WorkingCopy = { content, revision, savedAt: new Date().toISOString() }
  const saved = await compareAndSet({
    payload,
    collection: 'resumes',
    where: { and: [...ownLive(person, id), { revision: { equals: revision } }] },
    data: { dataTmp: copy },
  })
  if (saved) return { ok: true, savedAt: copy.savedAt }
  const newer = await findOwnResume({ payload, person, id })
  return newer ? { ok: false, reason: 'conflict', newer } : { ok: false, reason: 'not-found' }
}
