import type { Payload, TypedUser } from 'payload'
import { findRow } from '~/database/rows.server'

type Options = { payload: Payload; email: string }

/** The account of an address (lower case) or user name, with what only the server may see of it, or null. */
export function findAccount({ payload, email }: Options): Promise<TypedUser | null> {
  const field = email.includes('@') ? 'email' : 'username'
  return findRow({ payload, collection: 'users', where: { [field]: { equals: email } } })
}
