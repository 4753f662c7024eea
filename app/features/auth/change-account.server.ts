import type { Payload, TypedUser } from 'payload'
import { findRowById, replaceRow } from '~/database/rows.server'
import { inTransaction } from '~/database/in-transaction.server'

export type ChangeAccountOptions = {
  payload: Payload
  userId: string | number
  /** what to write, or null to leave all as it is; may run more than once */
  change: (user: TypedUser) => Partial<TypedUser> | null
}

/**
 * Changes lists that an account keeps; read and write stand in one transaction. Below access control and hooks.
 * @returns whether something was written
 */
export async function changeAccount({ payload, userId, change }: ChangeAccountOptions): Promise<boolean> {
  return inTransaction({
    payload,
    run: async (req) => {
      const user = await findRowById({ payload, collection: 'users', id: userId, req })
      const changes = user && change(user)
      if (!changes) return false
      await replaceRow({ payload, collection: 'users', row: { ...user, ...changes }, req })
      return true
    },
  })
}
