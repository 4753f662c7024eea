import type { Payload, TypedUser } from 'payload'
import { inTransaction } from '~/database/in-transaction.server'

export type ChangeAccountOptions = {
  payload: Payload
  userId: string | number
  /** what to write, or null to leave all as it is; may run more than once */
  change: (user: TypedUser) => Partial<TypedUser> | null
}

/**
 * Changes lists that an account keeps; read and write stand in one transaction, or two at once would lose one. Below
 * access control and hooks. @returns whether something was written
 */
export async function changeAccount({ payload, userId, change }: ChangeAccountOptions): Promise<boolean> {
  return inTransaction({
    payload,
    run: async (req) => {
      const where = { id: { equals: userId } }
      const user = await payload.db.findOne<TypedUser>({ collection: 'users', where, req })
      const changes = user && change(user)
      if (!changes) return false
      // the whole row: SQLite's adapter writes an upsert
      const data = { ...user, ...changes, updatedAt: null }
      await payload.db.updateOne({ collection: 'users', id: userId, data, req, returning: false })
      return true
    },
  })
}
