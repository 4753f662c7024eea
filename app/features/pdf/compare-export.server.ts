import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../../document/layouts/compose-document'
import type { Layout } from '../../document/layouts/types'
import { drawnText } from '../../document/model/drawn-text'
import { listLeaves } from '../../document/model/list-leaves'
import type { PagePlan } from '../../document/pagination/types'
import { readPdfText } from './read-pdf-text.server'

export type ComparedExport = { bytes: Uint8Array; content: ResumeContent; layout: Layout; plan: PagePlan }
export type ExportDifference = { pages?: { planned: number; printed: number }; missing: string[] }

/** What of the document is missing from its PDF, or null; white space does not count. */
export async function compareExport(options: ComparedExport): Promise<ExportDifference | null> {
  const { bytes, content, layout, plan } = options
  const pages = await readPdfText(bytes, { withoutArtifacts: true })
  const printed = pages.map(bare)
  const texts = Object.values(composeDocument({ content, layout })).flatMap((nodes) =>
    listLeaves(nodes).map(({ leaf }) => ({ id: leaf.id, text: drawnText({ leaf, content }) })),
  )
  const split = new Set(
    plan.pages.flatMap(({ flows }) =>
      Object.values(flows).flatMap((slices) =>
        slices.filter(({ from, to }) => from || to).map(({ block }) => block),
      ),
    ),
  )
  const missing = texts.filter(
    ({ id, text }) => !split.has(id) && !printed.some((page) => page.includes(bare(text))),
  )
  const counts =
    pages.length === plan.pages.length ? undefined : { planned: plan.pages.length, printed: pages.length }
  if (!counts && missing.length === 0) return null
  return { ...(counts ? { pages: counts } : {}), missing: missing.map(({ id }) => id) }
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '')
}
