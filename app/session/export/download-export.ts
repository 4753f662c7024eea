import type { createClient } from '~/api/client'
import { isPicture, type ExportFormat } from './export-formats'
import { pictureOfPdf } from './picture-of-pdf'
import { readBackNote, type ReadBackNote } from './read-back-note'

type Options = {
  download: ReturnType<typeof createClient>['download']
  id: string
  format: ExportFormat
  /** Who calls tells of failures. */
  ignoreToast?: boolean
  /** Told of each PDF. */
  onRead?: ((note: ReadBackNote) => void) | undefined
}

/**
 * The file of a resume of the account, as it was saved last and named by the answer; pictures are drawn here of its PDF. Throws
 * CallError, or whatever kept the browser from drawing.
 */
export async function downloadExport(options: Options): Promise<File> {
  const { download, id, format, ignoreToast = false, onRead } = options
  const asked = { params: { id }, ignoreToast }
  const onHeaders = (headers: Headers) => {
    const note = readBackNote({ id, headers })
    if (note) onRead?.(note)
  }
  if (format === 'pdf') return download('GET /resume/pdf/{id}', { ...asked, onHeaders })
  if (!isPicture(format)) return download('GET /resume/export/{id}', { ...asked, query: { format } })
  return pictureOfPdf({ pdf: await download('GET /resume/pdf/{id}', asked), format })
}
