import { countFindings } from '../../../features/read-back/count-findings'
import type { ReadingState } from '../../../features/pdf/export-pdf.server'

type Options = { key: string; reading: ReadingState }

/** What a PDF's answer says of how it reads back, and the key by which the read-back calls tell more. */
export function readBackHeaders({ key, reading }: Options): Record<string, string> {
  return { 'x-read-back': wordOf(reading), 'x-read-back-key': key }
}

function wordOf(reading: ReadingState): string {
  if (reading === 'begun') return 'reading'
  if (reading === 'none') return 'none'
  const found = countFindings(reading)
  return found === 0 ? 'whole' : `found=${found}`
}
