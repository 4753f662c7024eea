import type { LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'

/** What is edited and saved together, in one store with one undo. */
export type ResumeState = { title: string; layout: LayoutCode; layoutVersion: number; content: ResumeContent }
