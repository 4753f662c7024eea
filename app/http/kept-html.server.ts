import type { Services } from './services'

type Html = Buffer<ArrayBuffer>

/** Keeps rendered pages; bounded, the longest unused dropped first. */
export type KeptHtml = { get: (key: string) => Html | undefined; set: (key: string, html: Html) => void }

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
  const pages = new Map<string, Html>()
  let size = 0
  const drop = (key: string) => {
    size -= pages.get(key)?.length ?? 0
    pages.delete(key)
  }
  const set = (key: string, html: Html) => {
    drop(key)
    pages.set(key, html)
    size += html.length
    for (const oldest of pages.keys()) {
      if (size <= MOST_BYTES) break
      drop(oldest)
    }
  }
  const get = (key: string) => {
    const html = pages.get(key)
    if (html) set(key, html)
    return html
  }
  return { get, set }
}
