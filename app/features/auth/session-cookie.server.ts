import type { Payload } from 'payload'

export type SessionCookieOptions = {
  payload: Payload
  request: Pick<Request, 'url'>
  /** the session's token, or null to take the cookie away */
  token: string | null
}

/** The Set-Cookie line of the same session, for page loads and downloads only: httpOnly, SameSite=Lax. */
export function sessionCookie({ payload, request, token }: SessionCookieOptions): string {
  const lifetime = token ? payload.collections.users.config.auth.tokenExpiration : 0
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  const value = `${payload.config.cookiePrefix}-token=${token ?? ''}`
  return `${value}; Max-Age=${lifetime}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
