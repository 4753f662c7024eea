import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import type { PagePlan } from '../../document/pagination/types'
import { readPdfText } from '../pdf/read-pdf-text.server'
import { compareText } from './compare-text'
import type { Reading } from './reading'

export type ExportSource = { bytes: Uint8Array; content: ResumeContent; layout: Layout; plan: PagePlan }

/** Reads an exported file as a screening system does, and compares it with the document it was made of. */
export async function readExport({ bytes, ...document }: ExportSource): Promise<Reading> {
  return compareText({ pages: await readPdfText(bytes, { withoutArtifacts: true }), ...document })
}
