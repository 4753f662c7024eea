import type { Payload, TypedUser } from 'payload'
import { changeAccount } from './change-account.server'

export type Session = NonNullable<TypedUser['sessions']>[number]

export type ChangeSessionsOptions = {
  payload: Payload
  userId: string | number
  /** may run more than once */
  change: (sessions: Session[]) => Session[]
}

export async function changeSessions({ payload, userId, change }: ChangeSessionsOptions): Promise<void> {
  await changeAccount({ payload, userId, change: ({ sessions }) => ({ sessions: change(sessions ?? []) }) })
}
