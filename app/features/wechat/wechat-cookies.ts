import { readCookie } from '../../http/read-cookie'
import { serverCookie } from '../../http/server-cookie'

const SECRET = 'jianli-scene'
const STATE = 'jianli-wechat'
/** Sent only to the calls below it. */
const KEPT = { seconds: 600, path: '/resume-api/auth/wxmp' }

/** The secret of the browser that asked for a QR code, or undefined. */
export function browserSecret(request: Request): string | undefined {
  return tokenIn({ request, name: SECRET })
}

/** The Set-Cookie line that ties a QR code to this browser. */
export function browserSecretCookie({ request, secret }: { request: Request; secret: string }): string {
  return serverCookie({ ...KEPT, request, name: SECRET, value: secret })
}

/** The state of a sign-in begun in this browser, or undefined. */
export function readState(request: Request): string | undefined {
  return tokenIn({ request, name: STATE })
}

/** The Set-Cookie line of a sign-in that WeChat's own page goes on with. */
export function stateCookie({ request, state }: { request: Request; state: string }): string {
  return serverCookie({ ...KEPT, request, name: STATE, value: state })
}

function tokenIn({ request, name }: { request: Request; name: string }): string | undefined {
  const value = readCookie({ headers: request.headers, name })
  return value && /^[\w-]{16,64}$/.test(value) ? value : undefined
}
