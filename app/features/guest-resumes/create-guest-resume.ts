import { set } from 'idb-keyval'
import { LAYOUT_CODES } from '../../../collections/layout-codes'
import { newId } from '../../../collections/resumes/new-id'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { getLayout } from '../../document/layouts/registry'
import type { EditorFonts } from '../fonts/editor-fonts.server'
import { GUEST_PREFIX, type GuestResume } from './guest-resume'
import { guestStore } from './guest-store'

type Options = {
  title: string
  /** Empty for a blank resume. */
  templateCode: string
  content: ResumeContent
  /** The template's; a blank resume is `classic`. */
  layout?: string
  /** Without it the newest. */
  layoutVersion?: number | undefined
  fonts?: EditorFonts | undefined
  /** As `newGuestId` made it; without it a new one. */
  id?: string
}

export function newGuestId(): string {
  return `${GUEST_PREFIX}${newId()}`
}

/** Keeps a new resume in this browser and answers its id (`local-…`), to open at `/editor/{id}`. */
export async function createGuestResume(options: Options): Promise<string> {
  const now = new Date().toISOString()
  const { title, templateCode, content, fonts, id = newGuestId() } = options
  const layout = LAYOUT_CODES.find((code) => code === options.layout) ?? 'classic'
  const layoutVersion = getLayout(layout, options.layoutVersion).version
  const resume: GuestResume = {
    id,
    title,
    templateCode,
    layout,
    layoutVersion,
    content,
    tags: [],
    ...(fonts && { fonts }),
    revision: 1,
    createdAt: now,
    updatedAt: now,
  }
  await set(id, resume, guestStore())
  return id
}
