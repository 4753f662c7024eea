import { findRow } from '~/database/rows.server'
import { changesOf } from '../../../collections/hooks/note-change'
import { keptHtml, type PageSlot } from '../preview/kept-html.server'
import { languageOf } from '../../http/language'
import { readCookie } from '../../http/read-cookie'
import type { Services } from '../services'
import { siteOrigin } from '../../http/site-origin'
import { THEME_COOKIE } from '../../theme/themes'

/** Other guides and templates that a page names may be so old where another process changed them; the guide itself never. */
const NAMES_MS = 5_000

export type KeptGuideOptions = {
  request: Request
  services: Pick<Services, 'payload' | 'env'>
  page: PageSlot | undefined
  slug: string
}

/**
 * Puts the page of a published guide in its slot if it was rendered before, for a reader who sees the same, and answers
 * whether; else it will be kept. Asked each time: whether the guide is published and unchanged.
 */
export async function showKeptGuide({ request, services, page, slug }: KeptGuideOptions): Promise<boolean> {
  const { payload } = services
  const { search } = new URL(request.url)
  if (!page || !/^(\?hl=[\w-]+)?$/.test(search)) return false
  const changes = changesOf(payload.config)
  const guide = await findRow({
    payload,
    collection: 'guides',
    where: {
      and: [
        { slug: { equals: slug } },
        { _status: { equals: 'published' } },
        { deletedAt: { exists: false } },
      ],
    },
    select: { updatedAt: true },
  })
  if (!guide) return false
  const { headers } = request
  const cookie = (name: string) => readCookie({ headers, name })
  const reader = [
    languageOf(request),
    cookie(THEME_COOKIE),
    Boolean(cookie(`${payload.config.cookiePrefix}-token`)),
    siteOrigin({ request, services }),
    search,
  ]
  const state = [guide.updatedAt, changes, Math.floor(Date.now() / NAMES_MS)]
  const key = JSON.stringify(['guide', slug, ...state, ...reader])
  const cache = keptHtml(services)
  const html = cache.get(key)
  if (html) page.html = html
  else page.keep = (rendered) => cache.set({ key, html: rendered })
  return html !== undefined
}
