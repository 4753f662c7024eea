import type { ResumeContent } from '../../../collections/resumes/schema'
import { shownTitle } from '../../../collections/resumes/title-of'
import { getLayout } from '../../document/layouts/registry'
import type { Layout } from '../../document/layouts/types'
import type { PagePlan } from '../../document/pagination/types'
import { awaitedReading, beginReading, knownReading, readBack } from '../read-back/kept-readings.server'
import type { Reading } from '../read-back/reading'
import type { Services } from '../services'
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
/** What an equal file read like before, that it is being read, or that it is not, as too many are. */
export type ReadingState = Reading | 'begun' | 'none'
/** `key` names the file for whoever asks what was read of it. */
export type ExportedPdf = { bytes: Buffer; fileName: string; key: string; reading: ReadingState }

/**
 * The PDF of a document, from the cache when the same one was exported before, and begins to read it back. Throws what
 * `BrowserPool.run` throws: BrowserBusyError carries `retryAfter` in seconds.
 */
export async function exportPdf(options: ExportPdfOptions): Promise<ExportedPdf> {
  const { services, content } = options
  const named = nameOf(options)
  const bytes = await bytesOf({ ...options, ...named })
  const known = await knownReading({ services, key: named.file })
  const reading = known ?? (beginReading(readOptions({ ...options, ...named, bytes })) ? 'begun' : 'none')
  const fileName = fileNameOf({ title: shownTitle({ title: options.title, content }), extension: 'pdf' })
  return { bytes, fileName, key: named.key, reading }
}

/** `key` of an exported file; without it the document's own is meant. */
type ReadPdfOptions = ExportPdfOptions & { key?: string | undefined }

/**
 * What is read of the PDF of a document, which is drawn and read where that was not done yet. Undefined where `key` names a file
 * of which nothing is known. Throws what `exportPdf` throws, and what the thread throws that reads.
 */
export async function readPdf(
  options: ReadPdfOptions,
): Promise<{ key: string; reading: Reading } | undefined> {
  const { services, owner, signal } = options
  const own = nameOf(options)
  const { key = own.key } = options
  const known = await awaitedReading({ services, key: fileOf({ key, owner }) }).catch(() => undefined)
  if (known) return { key, reading: known }
  if (key !== own.key) return undefined
  const bytes = await bytesOf({ ...options, ...own })
  return { key, reading: await readBack({ ...readOptions({ ...options, ...own, bytes }), signal }) }
}

/** `file` is the key of the document among those of its resume, whose files go with it. */
type Named = { layout: Layout; key: string; file: string }

function nameOf({ content, owner, ...options }: ExportPdfOptions): Named {
  const layout = getLayout(options.layout, options.layoutVersion)
  const key = documentKey({ content, layout })
  return { layout, key, file: fileOf({ key, owner }) }
}

function fileOf({ key, owner }: { key: string; owner?: PlanOwner | undefined }): string {
  return owner ? ownedKey({ owner: owner.resume, key }) : key
}

type NamedOptions = Omit<ExportPdfOptions, 'layout'> & Named

async function bytesOf(options: NamedOptions): Promise<Buffer> {
  const { services, file: key, signal } = options
  const { cache, flight } = drawnFiles({ services, kind: 'pdf' })
  const work = (shared: AbortSignal) => draw({ ...options, signal: shared })
  return (await cache.get(key)) ?? (await flight({ key, signal, work }))
}

/** The plans of files that were just drawn: a document without an owner would be measured a second time. */
const plans = new WeakMap<Buffer, PagePlan>()

function readOptions(options: NamedOptions & { bytes: Buffer }) {
  const { services, content, layout, owner, isUnkept = false, file, bytes } = options
  return {
    ...{ services, key: file, isUnkept },
    source: async (signal: AbortSignal) => {
      const plan = plans.get(bytes) ?? (await pagePlanOf({ services, content, layout, owner, signal })).plan
      return { bytes, content, layout, plan }
    },
  }
}

async function draw(options: NamedOptions): Promise<Buffer> {
  const { services, content, layout, owner, isUnkept, signal, file } = options
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
  plans.set(bytes, plan)
  if (isUnkept) return bytes
  // Kept in memory at once; nobody waits for the disk, and a full one costs the cache, not the export.
  drawnFiles({ services: { browser, env }, kind: 'pdf' })
    .cache.set(file, bytes)
    .catch((error: unknown) => log.error({ err: error }, 'an exported PDF could not be cached'))
  return bytes
}
