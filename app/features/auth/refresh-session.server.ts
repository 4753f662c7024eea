import { changeSessions } from './change-sessions.server'
import type { OfPerson } from './person-of-request.server'
import { signToken } from './start-session.server'

/** How long a session may have been used before that is written down. */
const SEEN_MS = 15 * 60 * 1000

/** A fresh token of the same session, which lives on for its whole time from now. */
export async function refreshSession(options: OfPerson): Promise<string> {
  const { payload, person } = options
  const sid = person._sid
  const lifetime = payload.collections.users.config.auth.tokenExpiration * 1000
  const session = person.sessions?.find(({ id }) => id === sid)
  const now = Date.now()
  if (session && now + lifetime - new Date(session.expiresAt).getTime() > SEEN_MS) {
    const seen = {
      lastSeenAt: new Date(now).toISOString(),
      expiresAt: new Date(now + lifetime).toISOString(),
    }
    await changeSessions({
      payload,
      userId: person.id,
      change: (sessions) => sessions.map((one) => (one.id === sid ? { ...one, ...seen } : one)),
    })
  }
  return signToken({ payload, user: person, sid })
}
