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
 * Saves what is open and downloads its file, with `both` that of its twin as well. A guest's is written in the browser.
 * Throws CallError, of which the reader has been told, or whatever kept the browser from writing.
 */
export async function exportResume({ editor, format, both }: Options): Promise<{ isCurrent: boolean }> {
  if (editor.guest && format !== 'pdf') {
    await writeHere({ editor, format })
    return { isCurrent: true }
  }
  await editor.saver.flush()
  const { download } = editorClient()
  const own = await downloadExport({ download, id: editor.id, format })
  const twin = both && editor.twin ? await downloadExport({ download, id: editor.twin, format }) : undefined
  for (const file of [own, twin]) if (file) saveFile({ file, name: file.name })
  return { isCurrent: !editor.saver.isDirty() }
}

async function writeHere({ editor, format }: { editor: Editor; format: Exclude<ExportFormat, 'pdf'> }) {
  const { writeResume } = await loadTwice(() => import('../../features/interchange/write-resume'))
  const { layout, content, title } = editor.state()
  const { data, type, extension } = await writeResume({ layout, content, format })
  const name = fileNameOf({ title: shownTitle({ title, content }), extension })
  saveFile({ file: new Blob([data], { type }), name })
}
