import { CallError } from '~/api/client'
import { saveFile } from '~/components/ui/save-file'
import { toast } from '~/components/ui/toast'
import { shownTitle } from '../../../collections/resumes/title-of'
import { fileNameOf } from '../../features/pdf/file-name'
import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'

/**
 * What a download came to: a file of what is open, one of what was saved last, or none, as the address has had as many
 * as one gets without an account.
 */
export type Downloaded = 'current' | 'older' | 'account needed'

/**
 * Downloads the PDF of what is open, named like the resume; saves it first where it is in an account. Throws CallError;
 * the reader has been told.
 */
export async function downloadPdf(editor: Editor): Promise<Downloaded> {
  if (editor.guest) return downloadGuestPdf(editor)
  await editor.saver.flush()
  const file = await editorClient().download('GET /resume/pdf/{id}', { params: { id: editor.id } })
  saveFile({ file, name: fileNameOf({ title: shownTitle(editor.state()), extension: 'pdf' }) })
  return editor.saver.isDirty() ? 'older' : 'current'
}

async function downloadGuestPdf(editor: Editor): Promise<Downloaded> {
  const { title, layout, layoutVersion, content } = editor.state()
  const input = { title, layout, layoutVersion, content }
  try {
    const file = await editorClient().download('POST /puppeteer/guest-pdf', { input, ignoreToast: true })
    saveFile({ file, name: fileNameOf({ title: shownTitle(input), extension: 'pdf' }) })
    return 'current'
  } catch (error) {
    if (error instanceof CallError && error.code === 429) return 'account needed'
    if (error instanceof CallError) toast.error(error.message)
    throw error
  }
}
