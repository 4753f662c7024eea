import { readCookie } from '../../http/read-cookie'

const SECRET = 'jianli-scene'
const STATE = 'jianli-wechat'
const SECONDS = 600

/** The secret of the browser that asked for a QR code, or undefined. */
export function browserSecret(request: Request): string | undefined {
  return tokenIn({ request, name: SECRET })
}

/** The Set-Cookie line that ties a QR code to this browser; sent only to the calls below it. */
export function browserSecretCookie(options: { request: Request; secret: string }): string {
  return cookie({ ...options, name: SECRET, value: options.secret })
}

/** The state of a sign-in begun in this browser, or undefined. */
export function readState(request: Request): string | undefined {
  return tokenIn({ request, name: STATE })
}

/** The Set-Cookie line of a sign-in that WeChat's own page goes on with. */
export function stateCookie(options: { request: Request; state: string }): string {
  return cookie({ ...options, name: STATE, value: options.state })
}

function tokenIn({ request, name }: { request: Request; name: string }): string | undefined {
  const value = readCookie({ headers: request.headers, name })
  return value && /^[\w-]{16,64}$/.test(value) ? value : undefined
}

function cookie({ request, name, value }: { request: Request; name: string; value: string }): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${SECONDS}; Path=/resume-api/auth/wxmp; HttpOnly; SameSite=Lax${secure}`
}
