import type { Services } from '../services'

type Html = Buffer<ArrayBuffer>
type Page = {
  html: Html
  /** the resume it shows, where it shows one */
  resume?: string
}

/** Keeps rendered pages; bounded, the longest unused dropped first. */
export type KeptHtml = {
  get: (key: string) => Html | undefined
  set: (page: Page & { key: string }) => void
  /** the resumes that pages are kept of */
  resumes: () => string[]
  /** forgets the pages of a resume */
  drop: (resume: string) => void
}

/** How a loader says that its page need not be rendered (`html`), or is worth keeping (`keep`). */
export type PageSlot = { html?: Html; keep?: (html: Html) => void }

const MOST_BYTES = 16_000_000
const kept = new WeakMap<Services['payload'], KeptHtml>()

/** The rendered pages of one running server, known by its database. */
export function keptHtml({ payload }: Pick<Services, 'payload'>): KeptHtml {
  const made = kept.get(payload) ?? createKeptHtml()
  kept.set(payload, made)
  return made
}

function createKeptHtml(): KeptHtml {
  const pages = new Map<string, Page>()
  let size = 0
  const forget = (key: string) => {
    size -= pages.get(key)?.html.length ?? 0
    pages.delete(key)
  }
  const put = (key: string, page: Page) => {
    forget(key)
    pages.set(key, page)
    size += page.html.length
    for (const oldest of pages.keys()) {
      if (size <= MOST_BYTES) break
      forget(oldest)
    }
  }
  return {
    get(key) {
      const page = pages.get(key)
      if (page) put(key, page)
      return page?.html
    },
    set: ({ key, ...page }) => put(key, page),
    resumes: () => [...new Set([...pages.values()].flatMap(({ resume }) => resume ?? []))],
    drop(resume) {
      for (const [key, page] of pages) if (page.resume === resume) forget(key)
    },
  }
}
