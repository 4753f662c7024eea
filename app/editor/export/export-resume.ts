import { CallError } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { saveFile } from '~/components/ui/save-file'
import type { ExportChoice } from '~/session/export/ExportMenu'
import { downloadExport } from '~/session/export/download-export'
import { guestExport } from '~/session/export/guest-export'
import type { ExportedNote } from '../read-back/tell-of-reading'
import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'

type Options = ExportChoice & {
  editor: Editor
  /** Told of each PDF. */
  onRead: (note: ExportedNote) => void
}

/**
 * What an export came to: a file of what is open, one of what was saved last, or none, as the address has had as many PDFs
 * as one gets without an account.
 */
export type Exported = 'current' | 'older' | 'account needed'

/**
 * Saves what is open and downloads its file, with `both` that of its twin as well. A guest's is made of what is open. Throws
 * CallError, of which the reader has been told, or whatever kept the browser from writing.
 */
export async function exportResume({ editor, format, both, onRead }: Options): Promise<Exported> {
  if (editor.guest) return exportAsGuest({ editor, format, onRead })
  await editor.saver.flush()
  const { download } = editorClient()
  const { state } = editor.saver.stored()
  const own = await downloadExport({
    ...{ download, id: editor.id, format },
    onRead: (note) => onRead({ ...note, state }),
  })
  const twin =
    both && editor.twin.get()
      ? await downloadExport({ download, id: editor.twin.get(), format, onRead })
      : undefined
  for (const file of [own, twin]) if (file) saveFile({ file, name: file.name })
  return editor.saver.isDirty() ? 'older' : 'current'
}

async function exportAsGuest({ editor, format, onRead }: Options): Promise<Exported> {
  const { download } = editorClient()
  const state = editor.state()
  try {
    const file = await guestExport({
      ...{ download, resume: state, format, ignoreToast: true },
      onRead: (note) => onRead({ ...note, state }),
    })
    saveFile({ file, name: file.name })
    return 'current'
  } catch (error) {
    if (error instanceof CallError && error.code === 429) return 'account needed'
    if (error instanceof CallError) toast.error(error.message)
    throw error
  }
}
