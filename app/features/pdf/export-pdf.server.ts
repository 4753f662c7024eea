import type { ResumeContent } from '../../../collections/resumes/schema'
import { shownTitle } from '../../../collections/resumes/title-of'
import { getLayout } from '../../document/layouts/registry'
import type { Layout } from '../../document/layouts/types'
import type { Services } from '../services'
import { checkExport } from './check-export.server'
import { ownedKey } from './create-file-cache.server'
import { documentKey } from './document-key.server'
import { drawnFiles } from './drawn-files.server'
import { fileNameOf } from './file-name'
import { pagePlanOf, type PlanOwner } from './page-plan-of.server'
import { prepareDocument } from './prepare-document.server'
import { printPdf } from './print-pdf.server'

export type ExportPdfOptions = {
  services: Pick<Services, 'payload' | 'browser' | 'env' | 'log'>
  content: ResumeContent
  /** Code and version as the resume has them; an unknown one falls back as `getLayout` says. */
  layout: string
  layoutVersion?: number | undefined
  /** What its owner calls the resume, for the file's name; without it the document's own title. */
  title?: string | undefined
  /** The resume and revision whose saved content this is; left out for templates and unsaved content. */
  owner?: PlanOwner | undefined
  /** Somebody's who has no account, and so no say over what is kept: nothing is. */
  isUnkept?: boolean
  signal?: AbortSignal | undefined
}
export type ExportedPdf = { bytes: Buffer; fileName: string }

/**
 * The PDF of a document, from the cache when the same one was exported before. Throws what `BrowserPool.run` throws:
 * BrowserBusyError carries `retryAfter` in seconds.
 */
export async function exportPdf(options: ExportPdfOptions): Promise<ExportedPdf> {
  const { services, content, owner, signal } = options
  const layout = getLayout(options.layout, options.layoutVersion)
  const document = documentKey({ content, layout })
  const key = owner ? ownedKey({ owner: owner.resume, key: document }) : document
  const { cache, flight } = drawnFiles({ services, kind: 'pdf' })
  const bytes =
    (await cache.get(key)) ??
    (await flight({ key, signal, work: (shared) => draw({ ...options, layout, key, signal: shared }) }))
  return {
    bytes,
    fileName: fileNameOf({ title: shownTitle({ title: options.title, content }), extension: 'pdf' }),
  }
}

type DrawOptions = Omit<ExportPdfOptions, 'layout'> & { layout: Layout; key: string }

async function draw({
  services,
  content,
  layout,
  owner,
  isUnkept,
  signal,
  key,
}: DrawOptions): Promise<Buffer> {
  const { browser, log, env } = services
  // The fonts are cut while the database looks for the plan; printing finds them cut.
  prepareDocument({ content, layout }).catch(() => undefined)
  const { plan } = await pagePlanOf({ services, content, layout, owner, signal })
  const printed = await printPdf({ browser, content, layout, plan, signal })
  if (printed.missing.length > 0) {
    log.warn(
      { characters: printed.missing.slice(0, 20) },
      'characters that our fonts lack were drawn in a fallback font',
    )
  }
  const bytes = Buffer.from(printed.bytes)
  checkExport({ bytes, content, layout, plan, log })
  if (isUnkept) return bytes
  // Kept in memory at once; nobody waits for the disk, and a full one costs the cache, not the export.
  drawnFiles({ services: { browser, env }, kind: 'pdf' })
    .cache.set(key, bytes)
    .catch((error: unknown) => log.error({ err: error }, 'an exported PDF could not be cached'))
  return bytes
}
