import type { Payload } from 'payload'
import { serverCookie } from '~/http/server-cookie'

export type SessionCookieOptions = {
  payload: Payload
  request: Pick<Request, 'url'>
  /** the session's token, or null to take the cookie away */
  token: string | null
}

/** The Set-Cookie line of the same session, for page loads and downloads only. */
export function sessionCookie({ payload, request, token }: SessionCookieOptions): string {
  const seconds = token ? payload.collections.users.config.auth.tokenExpiration : 0
  return serverCookie({ request, name: `${payload.config.cookiePrefix}-token`, value: token ?? '', seconds })
}
