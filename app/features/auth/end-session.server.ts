import { changeSessions } from './change-sessions.server'
import type { OfPerson } from './person-of-request.server'

export type EndSessionOptions = OfPerson & {
  /** another session of the person; left out, the one they came with */
  id?: string | undefined
}

/** Ends one session of a person; their other devices stay signed in. False: they have no such session. */
export async function endSession({ payload, person, id = person._sid }: EndSessionOptions): Promise<boolean> {
  let found = false
  await changeSessions({
    payload,
    userId: person.id,
    change: (sessions) => {
      found = sessions.some((session) => session.id === id)
      return sessions.filter((session) => session.id !== id)
    },
  })
  return found
}

export function endOtherSessions({ payload, person }: OfPerson): Promise<void> {
  return changeSessions({
    payload,
    userId: person.id,
    change: (sessions) => sessions.filter(({ id }) => id === person._sid),
  })
}
