import { deviceName } from './device-name'
import type { Person } from './person-of-request.server'

/** The devices a person is signed in on: this one first, then the one used last. */
export function listSessions(person: Person) {
  const now = Date.now()
  const living = (person.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
  return living
    .map((session) => {
      const since = session.createdAt ?? session.expiresAt
      const lastSeenAt = session.lastSeenAt ?? since
      const device = deviceName(session.device ?? '') ?? ''
      return { id: session.id, device, since, lastSeenAt, isThis: session.id === person._sid }
    })
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.lastSeenAt.localeCompare(a.lastSeenAt))
}
