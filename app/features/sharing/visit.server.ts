import { timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { readCookie } from '~/http/read-cookie'
import { keyedHash } from '../auth/code-hash.server'

/** So long a reader who was let in is the same view: they load again, turn to the text, download. */
const VISIT_SECONDS = 30 * 60

type Visit = { payload: Payload; link: string; request: Request }

/** The Set-Cookie line by which a reader of a link is known to have been let in. It names nobody. */
export function visitCookie({ payload, link, request }: Visit): string {
  const until = String(Math.floor(Date.now() / 1000) + VISIT_SECONDS)
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  const value = `${until}.${signature({ payload, link, until })}`
  return `${nameOf(link)}=${value}; Max-Age=${VISIT_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** Whether whoever asks was let in by this link a moment ago. */
export function isVisiting({ payload, link, request }: Visit): boolean {
  const value = readCookie({ headers: request.headers, name: nameOf(link) }) ?? ''
  const [until = '', signed = ''] = value.split('.')
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < Date.now()) return false
  const [given, right] = [signed, signature({ payload, link, until })].map((text) => Buffer.from(text))
  return (
    given !== undefined &&
    right !== undefined &&
    given.length === right.length &&
    timingSafeEqual(given, right)
  )
}

function nameOf(link: string): string {
  return `jianli-visit-${link}`
}

function signature({ payload, link, until }: { payload: Payload; link: string; until: string }): string {
  return keyedHash({ payload, parts: ['visit', link, until] })
}
