import { randomBytes } from 'node:crypto'
import type { Language } from '../../../collections/resumes/schema'
import { languageOf } from '../../http/language'
import { readCookie } from '../../http/read-cookie'
import { serverCookie } from '../../http/server-cookie'

const NAME = 'jianli-device'
// browsers keep no cookie longer
const SECONDS = 400 * 24 * 60 * 60

/** The browser that a sign-in comes from. */
export type SignInDevice = {
  userAgent: string
  /** which browser it is, known to it and us alone; made here on its first visit */
  secret: string
  language: Language
}

export function signInDevice({ headers }: Pick<Request, 'headers'>): SignInDevice {
  const kept = readCookie({ headers, name: NAME })
  return {
    userAgent: (headers.get('user-agent') ?? '').slice(0, 300),
    secret: kept && /^[\w-]{16,64}$/.test(kept) ? kept : randomBytes(24).toString('base64url'),
    language: languageOf({ headers }),
  }
}

type DeviceCookieOptions = { request: Pick<Request, 'url'>; device: SignInDevice }

/** The Set-Cookie line by which the browser is known at its next sign-in. It opens nothing by itself. */
export function deviceCookie({ request, device }: DeviceCookieOptions): string {
  return serverCookie({ request, name: NAME, value: device.secret, seconds: SECONDS })
}
