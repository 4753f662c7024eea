import { drawPreview, type Preview } from '~/features/preview/draw-preview.server'
import { isRendererAway } from '~/features/pdf/browser-errors.server'
import { checkAccessCode, type CodeChecked } from '~/features/sharing/check-access-code.server'
import { digitsOfCode } from '~/features/sharing/digits-of-code'
import { findOpened } from '~/features/sharing/open-shared-resume.server'
import type { LinkEnd } from '~/features/sharing/share-link'
import { keptHtml, type PageSlot } from '~/features/preview/kept-html.server'
import { reviewScript } from './review-script.server'
import type { Services } from '~/features/services'

export type PreviewOutcome =
  | { kind: 'ask'; problem: null | 'wrong' }
  | { kind: 'ask'; problem: 'too-many'; minutes: number }
  | { kind: 'gone' }
  /** The code is right, but the link no longer opens anything. */
  | { kind: 'ended'; end: LinkEnd }
  | { kind: 'busy' }
  | { kind: 'open'; preview: Preview; download: string | null; review: string | null }
  /** The whole page is there already. */
  | { kind: 'kept' }

export type LoadPreviewOptions = {
  services: Services
  id: string
  code: string
  ip: string
  request: Request
  /** Where the rendered page is taken from or kept; not there when only data is asked for. */
  page?: PageSlot | undefined
  /** What the page depends on beside the resume and its code: language, theme and engine. */
  look: string
}
export type LoadedPreview = {
  status: number
  retryAfter?: number
  /** To be sent along. */
  cookie?: string | undefined
  outcome: PreviewOutcome
}

/** Opens a shared resume by its code, and says with which status the page that tells about it goes out. */
export async function loadPreview(options: LoadPreviewOptions): Promise<LoadedPreview> {
  const { services, id, ip, request } = options
  const code = digitsOfCode(options.code)
  if (!code) return { status: 200, outcome: { kind: 'ask', problem: null } }
  const opened = await checkAccessCode({ services, id, code, ip, request })
  if (opened.ok) return { ...(await openKept({ ...options, code, opened })), cookie: opened.cookie }
  if (opened.reason === 'robot') return { status: 200, outcome: { kind: 'ask', problem: null } }
  if (opened.reason === 'ended') return { status: 410, outcome: { kind: 'ended', end: opened.end } }
  if (opened.reason === 'not-found') return { status: 404, outcome: { kind: 'gone' } }
  if (opened.reason !== 'too-many') return { status: 403, outcome: { kind: 'ask', problem: 'wrong' } }
  const { retryAfter } = opened
  const minutes = Math.max(1, Math.ceil(retryAfter / 60))
  return { status: 429, retryAfter, outcome: { kind: 'ask', problem: 'too-many', minutes } }
}

type OpenOptions = LoadPreviewOptions & { opened: CodeChecked }

/** The page as it was rendered before, or what it takes to render it. */
async function openKept(options: OpenOptions): Promise<LoadedPreview> {
  const { services, page, id, code, look, opened } = options
  const cache = keptHtml(services)
  const key = JSON.stringify([id, code, look, opened.state])
  const html = page && cache.get(key)
  if (html) {
    page.html = html
    return { status: 200, outcome: { kind: 'kept' } }
  }
  const loaded = await open(options)
  if (page && loaded.status === 200)
    page.keep = (rendered) => cache.set({ key, html: rendered, resume: opened.resume })
  return loaded
}

async function open({ services, id, code, opened, request }: OpenOptions): Promise<LoadedPreview> {
  const resume = await findOpened({ services, id: opened.resume })
  if (!resume) return { status: 404, outcome: { kind: 'gone' } }
  try {
    const preview = await drawPreview({ services, resume, signal: request.signal })
    const search = new URLSearchParams({ id, code })
    const isReadOnly = opened.link?.canDownload === false
    const download = isReadOnly ? null : `/resume-api/puppeteer/generate-pdf?${search}`
    const review = opened.link?.canComment ? reviewScript() : null
    return { status: 200, outcome: { kind: 'open', preview, download, review } }
  } catch (error) {
    if (!isRendererAway(error)) throw error
    return { status: 503, retryAfter: error.retryAfter, outcome: { kind: 'busy' } }
  }
}
