import { preload } from 'react-dom'
import { CallError } from '~/api/client'
import type { Language } from '../../../collections/resumes/choices'
import { forgetRemoved } from '../../features/device-copies/forget-device-copies'
import { isGuestId } from '../../features/guest-resumes/guest-resume'
import { readGuestResume } from '../../features/guest-resumes/read-guest-resume'
import { getLayout } from '../../document/layouts/registry'
import { charactersOf } from '../../document/render/characters'
import type { EditorFonts } from '../../features/fonts/editor-fonts.server'
import { claimUnsaved } from '../crash/claim-unsaved'
import type { Unsaved } from '../crash/keep-unsaved'
import { findWorkingCopy } from '../crash/working-copy'
import type { Send, Stored } from '../saving/save-result'
import { sendToAccount } from '../saving/send-account'
import { sendToBrowser } from '../saving/send-guest'
import * as parts from '../schema/parts'
import { provideSchema } from '../schema/schema-parts'
import { createEditor } from '../session/create-editor'
import type { Editor } from '../session/editor'
import { editorClient } from '../session/editor-client'
import { keepOpened, readOpened } from '../offline/opened-copy'
import { fontSheet } from '../page/font-sheet'
import type { ResumeState } from '../session/resume-state'
import { askForLetters } from './ask-for-letters'
import type { LoadedResume } from './load-resume.server'
import { layoutOf, storedOf } from './stored-of'
import { withSkillPlace } from './with-skill-place'

export type Opened = { ok: true; editor: Editor } | { ok: false; reason: Refusal; message?: string }
export type Refusal = 'not-found' | 'signed-out' | 'failed'

export type OpenOptions = {
  id: string
  language: Language
  /** What came with the page; asked for without it. */
  loaded?: LoadedResume | undefined
}

/** Loads a resume from the account or from this browser and opens it for editing. */
export async function openEditor({ id, language, loaded: came }: OpenOptions): Promise<Opened> {
  provideSchema(parts)
  try {
    let loaded = isGuestId(id) ? await loadGuest(id) : await readOwn(await newestOf({ id, came }))
    if (!loaded) return { ok: false, reason: 'not-found' }
    askForFonts({ ...loaded.stored.state, fonts: loaded.fonts })
    const unsaved = await claimUnsaved(id)
    // What was not saved may have been on its way while the page was made.
    if (came && unsaved.length > 0) loaded = await readOwn(await reach(id, came.fonts))
    return { ok: true, editor: createEditor({ id, language, unsaved, ...loaded }) }
  } catch (error) {
    if (error instanceof CallError && error.code === 404) {
      void forgetRemoved([id])
      return { ok: false, reason: 'not-found' }
    }
    if (error instanceof CallError && error.code === 401) return { ok: false, reason: 'signed-out' }
    return { ok: false, reason: 'failed', ...(error instanceof CallError ? { message: error.message } : {}) }
  }
}

type Loaded = {
  guest: boolean
  templateCode: string
  accessCode: string
  twin?: string
  stored: Stored
  workingCopy?: Unsaved | undefined
  fonts: LoadedResume['fonts']
  send: Send
  onStored?: (stored: Stored) => void
}

/** What came with the page, unless the page before it has saved something since: that is known here by its revision. */
async function newestOf({ id, came }: Pick<OpenOptions, 'id'> & { came: OpenOptions['loaded'] }) {
  if (!came) return reach(id)
  const last = (await readOpened(id))?.resume.revision ?? 0
  return last > came.resume.revision ? reach(id, came.fonts) : came
}

/** Without a server, what this browser has of it: changes are saved, and merged, once there is one again. */
async function reach(id: string, fonts?: LoadedResume['fonts']): Promise<LoadedResume> {
  try {
    return await askFor(id, fonts)
  } catch (error) {
    const isAway = error instanceof CallError && (error.code === 0 || DOWN.has(error.code))
    const kept = isAway ? await readOpened(id) : undefined
    if (kept) return { resume: kept.resume, fonts: fonts ?? kept.fonts }
    throw error
  }
}

/** What a proxy says of a server that is down. */
const DOWN = new Set([502, 503, 504, 520, 521, 522, 523, 524, 530])

/** For a page that came without its resume; why it can't be opened is said in its place. */
async function askFor(id: string, fonts?: LoadedResume['fonts']): Promise<LoadedResume> {
  const resume = await editorClient().call('POST /resume/info/{id}', { params: { id }, ignoreToast: true })
  return { resume, fonts: fonts ?? (await askForLetters({ ...resume, layout: layoutOf(resume.layout) })) }
}

async function readOwn({ resume, fonts }: LoadedResume): Promise<Loaded> {
  const { id, accessCode, templateCode } = resume
  const stored = storedOf(resume)
  const dataTmp = resume.dataTmp && { ...resume.dataTmp, content: withSkillPlace(resume.dataTmp.content) }
  const workingCopy = await findWorkingCopy({ id, stored, dataTmp })
  const twin = resume.otherLanguage?.id ?? ''
  const onStored = (now: Stored) => void keepOpened({ resume, fonts, stored: now })
  onStored(stored)
  const send = sendToAccount(id)
  return { guest: false, templateCode, accessCode, twin, stored, workingCopy, fonts, send, onStored }
}

async function loadGuest(id: string): Promise<Loaded | undefined> {
  const resume = await readGuestResume(id)
  if (!resume) return undefined
  const { templateCode, fonts } = resume
  const stored = storedOf(resume)
  // Of a resume that is in this browser alone nothing is sent, not even which letters it has now.
  return { guest: true, templateCode, accessCode: '', stored, fonts, send: sendToBrowser(id) }
}

type FontOptions = Omit<ResumeState, 'title'> & { fonts: EditorFonts | undefined }

/**
 * Has a document's letters on their way while the editor is still being drawn: a browser asks for a font only once a text
 * in it is laid out, which is a round too late.
 */
function askForFonts({ content, layout, layoutVersion, fonts }: FontOptions): void {
  preload(fontSheet(content), { as: 'style' })
  const { bold } = charactersOf({ content, layout: getLayout(layout, layoutVersion) })
  for (const file of fonts?.files ?? []) {
    // Grey words are never bold.
    if (file.includes('-700.') && !/\p{Script=Han}/u.test(bold)) continue
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  }
}
