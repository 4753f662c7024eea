import { readCookie } from '../../http/read-cookie'

export const INVITE_COOKIE = 'invite'
export const INVITE_CODE = /^[A-Z0-9]{4,20}$/
const DAYS = 30

/** The code in an address such as `/?invite=ABCD2345`, or null. */
export function codeInAddress(search: URLSearchParams): string | null {
  const code = search.get('invite')?.trim().toUpperCase() ?? ''
  return INVITE_CODE.test(code) ? code : null
}

/** Keeps a code until the sign-up, for thirty days; only the server reads it. */
export function inviteCookie(code: string): string {
  return `${INVITE_COOKIE}=${code}; Max-Age=${DAYS * 24 * 60 * 60}; Path=/; HttpOnly; SameSite=Lax`
}

/** Ends what was kept: whoever has an account now needs no invitation. */
export const NO_INVITE_COOKIE = `${INVITE_COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`

/** The code that was kept, or undefined. */
export function keptCode({ headers }: Pick<Request, 'headers'>): string | undefined {
  const code = readCookie({ headers, name: INVITE_COOKIE }) ?? ''
  return INVITE_CODE.test(code) ? code : undefined
}
