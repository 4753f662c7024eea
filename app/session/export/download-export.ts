import type { createClient } from '~/api/client'
import { isPicture, type ExportFormat } from './export-formats'
import { pictureOfPdf } from './picture-of-pdf'

type Options = {
  download: ReturnType<typeof createClient>['download']
  id: string
  format: ExportFormat
}

/**
 * The file of a resume of the account, as it was saved last and named by the answer; pictures are drawn here of its PDF. Throws
 * CallError, or whatever kept the browser from drawing.
 */
export async function downloadExport({ download, id, format }: Options): Promise<File> {
  const params = { id }
  if (format === 'pdf') return download('GET /resume/pdf/{id}', { params })
  if (!isPicture(format)) return download('GET /resume/export/{id}', { params, query: { format } })
  return pictureOfPdf({ pdf: await download('GET /resume/pdf/{id}', { params }), format })
}
