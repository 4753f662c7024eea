import { CallError } from '~/api/client'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Reading } from '../../features/read-back/reading'
import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'
import type { ResumeState } from '../session/resume-state'
import type { ExportedFile } from './reading-wanted'

export type LoadedReading =
  | { state: 'reading' }
  | {
      state: 'there'
      reading: Reading
      /** What the file was made of. */
      content: ResumeContent
      /** It is of a file that was downloaded, and not of what is open. */
      isDownloaded: boolean
      /** It is of what was saved last, as the rest could not be. */
      isOlder: boolean
    }
  | { state: 'offline' }
  | { state: 'failed'; /** In the server's words, where it had some. */ message?: string }

/** Too slow, too large, too often, busy: what the server says of these helps. */
const SAYS_WHY = new Set([0, 413, 429, 503])

type LoadOptions = {
  editor: Editor
  /** One that was downloaded, instead of what is open. */
  file?: ExportedFile | undefined
}

/** Saves what is open and asks what is read of its PDF, or of a file; what a guest's was made of goes along with the question. */
export async function loadReading({ editor, file }: LoadOptions): Promise<LoadedReading> {
  try {
    if (file) {
      const { content } = file.state
      return {
        ...{ state: 'there', content, isDownloaded: true, isOlder: false },
        reading: await askReading({ editor, ...file }),
      }
    }
    if (!editor.guest) await editor.saver.flush()
    const content = editor.content()
    const isOlder = !editor.guest && editor.saver.isDirty()
    const reading = await askReading({ editor })
    return { state: 'there', reading, content, isDownloaded: false, isOlder }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (!navigator.onLine || error.cause instanceof TypeError) return { state: 'offline' }
    return SAYS_WHY.has(error.code) ? { state: 'failed', message: error.message } : { state: 'failed' }
  }
}

type AskOptions = {
  editor: Editor
  /** The twin's instead. */ id?: string
  /** Of an exported file. */ key?: string
  /** What a guest's file was made of. */ state?: ResumeState | undefined
}

/** Throws CallError, of which nobody has been told. */
export function askReading({ editor, id = editor.id, key, state }: AskOptions): Promise<Reading> {
  const { call } = editorClient()
  const ignoreToast = true
  if (!editor.guest)
    return call('GET /resume/read-back/{id}', { params: { id }, query: { key }, ignoreToast })
  const { layout, layoutVersion, content } = state ?? editor.state()
  return call('POST /puppeteer/guest-read-back', { input: { layout, layoutVersion, content }, ignoreToast })
}
