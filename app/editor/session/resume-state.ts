import * as z from 'zod'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { resumeContent } from '../../../collections/resumes/schema'

/** What is edited and saved together, in one store with one undo. */
export const resumeState = z.object({
  title: z.string(),
  layout: z.enum(LAYOUT_CODES),
  layoutVersion: z.number(),
  content: resumeContent,
})
export type ResumeState = z.output<typeof resumeState>
