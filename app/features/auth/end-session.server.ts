import type { Payload } from 'payload'
import { inTransaction } from '../in-transaction.server'
import type { Person } from './person-of-request.server'

/** Ends the session a person came with; their other devices stay signed in. */
export async function endSession({ payload, person }: { payload: Payload; person: Person }): Promise<void> {
  await inTransaction({
    payload,
    run: async (req) => {
      const user = await payload.db.findOne<Person>({
        collection: 'users',
        where: { id: { equals: person.id } },
        req,
      })
      const sessions = user?.sessions?.filter(({ id }) => id !== person._sid) ?? []
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
