import type { Payload, TypedUser } from 'payload'
import { inTransaction } from '../in-transaction.server'

export type Session = NonNullable<TypedUser['sessions']>[number]

export type ChangeSessionsOptions = {
  payload: Payload
  userId: string | number
  /** may run more than once */
  change: (sessions: Session[]) => Session[]
}

/** Changes an account's sessions; read and write stand in one transaction, or two at once would lose one. */
export async function changeSessions({ payload, userId, change }: ChangeSessionsOptions): Promise<void> {
  await inTransaction({
    payload,
    run: async (req) => {
      const where = { id: { equals: userId } }
      const user = await payload.db.findOne<TypedUser>({ collection: 'users', where, req })
      if (!user) return
      const data = { sessions: change(user.sessions ?? []), updatedAt: null }
      await payload.db.updateOne({ collection: 'users', id: userId, data, req, returning: false })
    },
  })
}
