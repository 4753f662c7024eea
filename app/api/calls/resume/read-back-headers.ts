import { countFindings } from '../../../features/read-back/count-findings'
import type { Reading } from '../../../features/read-back/reading'

type Options = { key: string; /** undefined while the file is being read */ reading: Reading | undefined }

/** What a PDF's answer says of how it reads back, and the key by which the read-back calls tell more. */
export function readBackHeaders({ key, reading }: Options): Record<string, string> {
  const found = reading && countFindings(reading)
  const state = found === undefined ? 'reading' : found === 0 ? 'whole' : `found=${found}`
  return { 'x-read-back': state, 'x-read-back-key': key }
}
