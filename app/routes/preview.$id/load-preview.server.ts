import { drawPreview, type Preview } from '~/features/preview/draw-preview.server'
import { isRendererAway } from '~/features/pdf/browser-errors.server'
import { checkAccessCode } from '~/features/sharing/check-access-code.server'
import { findOpened } from '~/features/sharing/open-shared-resume.server'
import { keptHtml, type PageSlot } from '~/features/preview/kept-html.server'
import type { Services } from '~/features/services'

export type PreviewOutcome =
  | { kind: 'ask'; problem: null | 'wrong' }
  | { kind: 'ask'; problem: 'too-many'; minutes: number }
  | { kind: 'gone' }
  | { kind: 'busy' }
  | { kind: 'open'; preview: Preview; download: string }
  /** The whole page is there already. */
  | { kind: 'kept' }

export type LoadPreviewOptions = {
  services: Services
  id: string
  code: string
  ip: string
  /** Where the rendered page is taken from or kept; not there when only data is asked for. */
  page?: PageSlot | undefined
  /** What the page depends on beside the resume and its code: language and theme. */
  look: string
  signal: AbortSignal
}
export type LoadedPreview = { status: number; retryAfter?: number; outcome: PreviewOutcome }

/** Opens a shared resume by its code, and says with which status the page that tells about it goes out. */
export async function loadPreview(options: LoadPreviewOptions): Promise<LoadedPreview> {
  const { services, id, ip } = options
  const code = options.code.normalize('NFKC').trim()
  if (!code) return { status: 200, outcome: { kind: 'ask', problem: null } }
  const opened = await checkAccessCode({ services, id, code, ip })
  if (opened.ok) return openKept({ ...options, code, state: opened.state })
  if (opened.reason === 'not-found') return { status: 404, outcome: { kind: 'gone' } }
  if (opened.reason === 'wrong-code') return { status: 403, outcome: { kind: 'ask', problem: 'wrong' } }
  const { retryAfter } = opened
  const minutes = Math.max(1, Math.ceil(retryAfter / 60))
  return { status: 429, retryAfter, outcome: { kind: 'ask', problem: 'too-many', minutes } }
}

type OpenOptions = LoadPreviewOptions & { state: string }

/** The page as it was rendered before, or what it takes to render it. */
async function openKept(options: OpenOptions): Promise<LoadedPreview> {
  const { services, page, id, code, look, state } = options
  const cache = keptHtml(services)
  const key = JSON.stringify([id, code, look, state])
  const html = page && cache.get(key)
  if (html) {
    page.html = html
    return { status: 200, outcome: { kind: 'kept' } }
  }
  const loaded = await open(options)
  if (page && loaded.status === 200) page.keep = (rendered) => cache.set({ key, html: rendered, resume: id })
  return loaded
}

async function open({ services, id, code, signal }: OpenOptions): Promise<LoadedPreview> {
  const resume = await findOpened({ services, id })
  if (!resume) return { status: 404, outcome: { kind: 'gone' } }
  try {
    const preview = await drawPreview({ services, resume, signal })
    const search = new URLSearchParams({ id, code })
    const download = `/resume-api/puppeteer/generate-pdf?${search}`
    return { status: 200, outcome: { kind: 'open', preview, download } }
  } catch (error) {
    if (!isRendererAway(error)) throw error
    return { status: 503, retryAfter: error.retryAfter, outcome: { kind: 'busy' } }
  }
}
