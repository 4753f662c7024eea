import type { Logger } from 'pino'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { composeDocument } from '../../document/layouts/compose-document'
import type { Layout } from '../../document/layouts/types'
import { leafText } from '../../document/model/leaf-text'
import { listLeaves } from '../../document/model/list-leaves'
import type { PagePlan } from '../../document/pagination/types'
import { readPdfText } from './read-pdf-text.server'

type Options = {
  bytes: Uint8Array
  content: ResumeContent
  layout: Layout
  plan: PagePlan
  log: Pick<Logger, 'warn' | 'error'>
}
export type ExportDifference = { pages?: { planned: number; printed: number }; missing: string[] }

/** More than a few waiting means that exports come faster than they can be read back: then only some are. */
const WAITING_LIMIT = 4
let waiting = 0
let last: Promise<void> = Promise.resolve()

/** Reads an exported file back after the caller has it, one file at a time, and logs what differs from the source. */
export function checkExport({ log, ...options }: Options): void {
  if (waiting >= WAITING_LIMIT) return
  waiting += 1
  last = last
    .then(() => new Promise((resolve) => setTimeout(resolve, 50).unref()))
    .then(async () => {
      const difference = await compareExport(options)
      if (difference) log.error({ difference }, 'an exported PDF does not read back as its source')
    })
    .catch((error: unknown) => log.error({ err: error }, 'an exported PDF could not be read back'))
    .finally(() => (waiting -= 1))
}

/** What of the document is missing from its PDF, or null; white space does not count. */
export async function compareExport(options: Omit<Options, 'log'>): Promise<ExportDifference | null> {
  const { bytes, content, layout, plan } = options
  const pages = await readPdfText(bytes)
  const printed = pages.map(bare)
  const texts = Object.values(composeDocument({ content, layout })).flatMap((nodes) =>
    listLeaves(nodes).map(({ leaf }) => ({ id: leaf.id, text: leafText(leaf) })),
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
