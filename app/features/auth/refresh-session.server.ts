import type { Payload } from 'payload'
import { inTransaction } from '../in-transaction.server'
import type { Person } from './person-of-request.server'
import { signToken } from './start-session.server'

const DAY_MS = 24 * 60 * 60 * 1000

/** A fresh token of the same session, which lives on for its whole time from now; written at most once a day. */
export async function refreshSession({
  payload,
  person,
}: {
  payload: Payload
  person: Person
}): Promise<string> {
  const sid = person._sid
  const lifetime = payload.collections.users.config.auth.tokenExpiration * 1000
  const session = person.sessions?.find(({ id }) => id === sid)
  const expiresAt = new Date(Date.now() + lifetime)
  if (session && expiresAt.getTime() - new Date(session.expiresAt).getTime() > DAY_MS) {
    await inTransaction({
      payload,
      run: async (req) => {
        const user = await payload.db.findOne<Person>({
          collection: 'users',
          where: { id: { equals: person.id } },
          req,
        })
        const sessions = user?.sessions?.map((one) =>
          one.id === sid ? { ...one, expiresAt: expiresAt.toISOString() } : one,
        )
        await payload.db.updateOne({
          collection: 'users',
          id: person.id,
          data: { sessions, updatedAt: null },
          req,
          returning: false,
        })
      },
    })
  }
  return signToken({ payload, user: person, sid })
}
