import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { readCookie } from '~/http/read-cookie'
import { serverCookie } from '~/http/server-cookie'
import { keyedHash } from '../auth/code-hash.server'
import { sameText } from '../auth/same-text.server'

/** So long a browser can take back what it wrote. */
const SECONDS = 180 * 24 * 60 * 60

type Of = { payload: Payload; link: string; request: Request }
export type ReaderToken = {
  /** what rows know the browser by */
  reader: string
  /** Set-Cookie, where the browser had none */
  cookie?: string
}

/** By what the comments of this browser are known, made where it has written none. It names nobody, and is another one in each link. */
export function readerToken(of: Of): ReaderToken {
  const known = knownReader(of)
  if (known) return { reader: known }
  const { payload, link, request } = of
  const id = randomUUID()
  const value = `${id}.${signature({ payload, link, id })}`
  return {
    reader: hashOf({ payload, link, id }),
    cookie: serverCookie({ request, name: nameOf(link), value, seconds: SECONDS }),
  }
}

/** The same for a browser that has written; null for any other, and for a token that was made up. */
export function knownReader({ payload, link, request }: Of): string | null {
  const value = readCookie({ headers: request.headers, name: nameOf(link) }) ?? ''
  const [id = '', signed = ''] = value.split('.')
  const isOurs = id !== '' && sameText(signed, signature({ payload, link, id }))
  return isOurs ? hashOf({ payload, link, id }) : null
}

const nameOf = (link: string) => `jianli-reviewer-${link}`

type Signed = { payload: Payload; link: string; id: string }

const signature = ({ payload, link, id }: Signed) => keyedHash({ payload, parts: ['reviewer', link, id] })

const hashOf = ({ payload, link, id }: Signed) => keyedHash({ payload, parts: ['reviewer-row', link, id] })
