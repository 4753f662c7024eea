import { saveFile } from '~/components/ui/save-file'
import { shownTitle } from '../../../collections/resumes/title-of'
import { fileNameOf } from '../../features/pdf/file-name'
import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'

/** Saves what is open and downloads the PDF of it, named like the resume. Throws CallError; the reader has been told. */
export async function downloadPdf(editor: Editor): Promise<{ isCurrent: boolean }> {
  await editor.saver.flush()
  const file = await editorClient().download('GET /resume/pdf/{id}', { params: { id: editor.id } })
  saveFile({ file, name: fileNameOf({ title: shownTitle(editor.state()), extension: 'pdf' }) })
  return { isCurrent: !editor.saver.isDirty() }
}
