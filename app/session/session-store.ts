import type { DataOf } from '~/api/engine/call-types'
import { createValue } from './create-value'

export type SessionUser = Omit<DataOf<'GET /user/info'>, 'accessToken'>
/** `unknown` until the browser has looked for a token and asked whose it is. */
export type Session =
  { status: 'unknown'; user: null } | { status: 'guest'; user: null } | { status: 'user'; user: SessionUser }

const UNKNOWN: Session = { status: 'unknown', user: null }
const session = createValue<Session>(UNKNOWN)

/** Who is signed in, in this browser. Logged in means that the user information has an id. */
export const sessionStore = {
  ...session,
  getOnServer: () => UNKNOWN,
  set: (user: SessionUser | null) =>
    session.set(user?.id ? { status: 'user', user } : { status: 'guest', user: null }),
}
