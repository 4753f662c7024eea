import type { Payload } from 'payload'
import { readCookie } from '~/http/read-cookie'
import { serverCookie } from '~/http/server-cookie'
import { keyedHash } from '../auth/code-hash.server'
import { sameText } from '../auth/same-text.server'

/** `visit`: so long a reader who was let in is the same view: they load again, turn to the text, download. `review`: so long they may take to write comments on it. */
const SECONDS = { visit: 30 * 60, review: 12 * 60 * 60 }

type Kind = keyof typeof SECONDS
type Visit = { payload: Payload; link: string; request: Request }

/** The Set-Cookie line by which a reader of a link is known to have been let in. It names nobody. */
export const visitCookie = (visit: Visit): string => cookieOf(visit, 'visit')

/** Whether whoever asks was let in by this link a moment ago. */
export const isVisiting = (visit: Visit): boolean => isHeld(visit, 'visit')

/** The same for comments, which take longer to write than a page to read; not renewed, so that a view ends some day. */
export const reviewCookie = (visit: Visit): string => cookieOf(visit, 'review')

export const isReviewing = (visit: Visit): boolean => isHeld(visit, 'review')

function cookieOf({ payload, link, request }: Visit, kind: Kind): string {
  const until = String(Math.floor(Date.now() / 1000) + SECONDS[kind])
  const value = `${until}.${signature({ payload, link, until, kind })}`
  return serverCookie({ request, name: nameOf(link, kind), value, seconds: SECONDS[kind] })
}

function isHeld({ payload, link, request }: Visit, kind: Kind): boolean {
  const value = readCookie({ headers: request.headers, name: nameOf(link, kind) }) ?? ''
  const [until = '', signed = ''] = value.split('.')
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < Date.now()) return false
  return sameText(signed, signature({ payload, link, until, kind }))
}

function nameOf(link: string, kind: Kind): string {
  return `jianli-${kind}-${link}`
}

type Signed = { payload: Payload; link: string; until: string; kind: Kind }

function signature({ payload, link, until, kind }: Signed): string {
  return keyedHash({ payload, parts: [kind, link, until] })
}
