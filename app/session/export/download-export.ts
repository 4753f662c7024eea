import type { createClient } from '~/api/client'
import type { ExportFormat } from './export-formats'

type Options = {
  download: ReturnType<typeof createClient>['download']
  id: string
  format: ExportFormat
}

/** The file of a resume of the account, as it was saved last and named by the answer. Throws CallError. */
export function downloadExport({ download, id, format }: Options): Promise<File> {
  const params = { id }
  if (format === 'pdf') return download('GET /resume/pdf/{id}', { params })
  return download('GET /resume/export/{id}', { params, query: { format } })
}
