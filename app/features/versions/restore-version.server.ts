import { contentOf } from '../resumes/resume'
import { updateResume, type UpdateResumeResult } from '../resumes/update-resume.server'
import { findVersion, type FindVersionOptions } from './find-version.server'

/** Makes a version that the person's plan shows the newest revision; the one before stays among the versions. */
export async function restoreVersion(options: FindVersionOptions): Promise<UpdateResumeResult> {
  const { payload, person, id } = options
  const kept = await findVersion(options)
  if (!kept) return { ok: false, reason: 'not-found' }
  const changes = { title: kept.version.title, content: contentOf(kept.version) }
  return updateResume({ payload, person, id, changes })
}
