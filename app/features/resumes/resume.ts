import type { DataFromCollectionSlug } from 'payload'
import { resumeContent, type ResumeContent } from '../../../collections/resumes/schema'

export type ResumeDocument = DataFromCollectionSlug<'resumes'>

/** The working copy that the editor keeps beside the saved content. */
export type WorkingCopy = {
  content: ResumeContent
  /** the saved revision it was made from */
  revision: number
  /** ISO 8601 */
  savedAt: string
}

/** A stored document as the schema of today reads it. */
export function contentOf(stored: { content: unknown }): ResumeContent {
  return resumeContent.parse(stored.content)
}

/** The working copy, unless the saved content has moved on since. */
export function workingCopyOf(resume: ResumeDocument): WorkingCopy | null {
  // an edge: only saveWorkingCopy writes this field
  const copy = resume.dataTmp as WorkingCopy | null | undefined
  return copy && copy.revision === resume.revision ? { ...copy, content: contentOf(copy) } : null
}
