import type { LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { EditorFonts } from '../fonts/editor-fonts.server'

/** A resume made before signing in; it lives in this browser only. Times are ISO strings. */
export type GuestResume = {
  /** Starts with `local-`; also the key under which the account remembers having taken it. */
  id: string
  title: string
  templateCode: string
  layout: LayoutCode
  layoutVersion: number
  content: ResumeContent
  tags: string[]
  /** The letters it was begun with, in files of their own: those of a template, none of its owner's. */
  fonts?: EditorFonts | undefined
  /** From 1; grows with each save. */
  revision: number
  createdAt: string
  updatedAt: string
}

export const GUEST_PREFIX = 'local-'

/** Whether an id of `/editor/:rId` names a resume of this browser. */
export function isGuestId(id: string): boolean {
  return id.startsWith(GUEST_PREFIX)
}
