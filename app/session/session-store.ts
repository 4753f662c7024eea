import type { DataOf } from '~/api/engine/call-types'

export type SessionUser = Omit<DataOf<'GET /user/info'>, 'accessToken'>
/** `unknown` until the browser has looked for a token and asked whose it is. */
export type Session =
  { status: 'unknown'; user: null } | { status: 'guest'; user: null } | { status: 'user'; user: SessionUser }

const UNKNOWN: Session = { status: 'unknown', user: null }
let session: Session = UNKNOWN
const listeners = new Set<() => void>()

/** Who is signed in, in this browser. Logged in means that the user information has an id. */
export const sessionStore = {
  get: () => session,
  getOnServer: () => UNKNOWN,
  set(user: SessionUser | null) {
    session = user?.id ? { status: 'user', user } : { status: 'guest', user: null }
    listeners.forEach((listener) => listener())
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
