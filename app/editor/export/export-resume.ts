import { CallError } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { saveFile } from '~/components/ui/save-file'
import { loadTwice } from '~/components/late/load-twice'
import type { ExportChoice } from '~/session/export/ExportMenu'
import { downloadExport } from '~/session/export/download-export'
import type { ExportFormat } from '~/session/export/export-formats'
import { shownTitle } from '../../../collections/resumes/title-of'
import { fileNameOf } from '../../features/pdf/file-name'
import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'

type Options = ExportChoice & { editor: Editor }

/**
 * What an export came to: a file of what is open, one of what was saved last, or none, as the address has had as many PDFs
 * as one gets without an account.
 */
export type Exported = 'current' | 'older' | 'account needed'

/**
 * Saves what is open and downloads its file, with `both` that of its twin as well. A guest's is written in the browser, the
 * PDF printed from what comes with the request. Throws CallError, of which the reader has been told, or whatever kept the
 * browser from writing.
 */
export async function exportResume({ editor, format, both }: Options): Promise<Exported> {
  if (editor.guest) return format === 'pdf' ? printAsGuest(editor) : writeHere({ editor, format })
  await editor.saver.flush()
  const { download } = editorClient()
  const own = await downloadExport({ download, id: editor.id, format })
  const twin = both && editor.twin ? await downloadExport({ download, id: editor.twin, format }) : undefined
  for (const file of [own, twin]) if (file) saveFile({ file, name: file.name })
  return editor.saver.isDirty() ? 'older' : 'current'
}

async function printAsGuest(editor: Editor): Promise<Exported> {
  const { title, layout, layoutVersion, content } = editor.state()
  const input = { title, layout, layoutVersion, content }
  try {
    const file = await editorClient().download('POST /puppeteer/guest-pdf', { input, ignoreToast: true })
    saveFile({ file, name: file.name })
    return 'current'
  } catch (error) {
    if (error instanceof CallError && error.code === 429) return 'account needed'
    if (error instanceof CallError) toast.error(error.message)
    throw error
  }
}

type WriteOptions = { editor: Editor; format: Exclude<ExportFormat, 'pdf'> }

async function writeHere({ editor, format }: WriteOptions): Promise<Exported> {
  const { writeResume } = await loadTwice(() => import('../../features/interchange/write-resume'))
  const { layout, content, title } = editor.state()
  const { data, type, extension } = await writeResume({ layout, content, format })
  const name = fileNameOf({ title: shownTitle({ title, content }), extension })
  saveFile({ file: new Blob([data], { type }), name })
  return 'current'
}
