import { CallError } from '~/api/client'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Reading } from '../../features/read-back/reading'
import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'

export type LoadedReading =
  | { state: 'reading' }
  | {
      state: 'there'
      reading: Reading
      /** What was open when it was asked for. */
      content: ResumeContent
      /** It is of what was saved last, as the rest could not be. */
      isOlder: boolean
    }
  | { state: 'offline' }
  | { state: 'failed'; /** In the server's words, where it had some. */ message?: string }

/** Too slow, too large, too often, busy: what the server says of these helps. */
const SAYS_WHY = new Set([0, 413, 429, 503])

/** Saves what is open and asks what is read of its PDF; a guest's goes along with the question. */
export async function loadReading(editor: Editor): Promise<LoadedReading> {
  try {
    if (!editor.guest) await editor.saver.flush()
    const content = editor.content()
    const isOlder = !editor.guest && editor.saver.isDirty()
    const reading = await askReading({ editor })
    return { state: 'there', reading, content, isOlder }
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
}

/** Throws CallError, of which nobody has been told. */
export function askReading({ editor, id = editor.id, key }: AskOptions): Promise<Reading> {
  const { call } = editorClient()
  const ignoreToast = true
  if (!editor.guest)
    return call('GET /resume/read-back/{id}', { params: { id }, query: { key }, ignoreToast })
  const { layout, layoutVersion, content } = editor.state()
  return call('POST /puppeteer/guest-read-back', { input: { layout, layoutVersion, content }, ignoreToast })
}
