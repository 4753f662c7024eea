import type { Payload, TypedUser } from 'payload'
import { changeAccount } from './change-account.server'

export type Session = NonNullable<TypedUser['sessions']>[number]

export type ChangeSessionsOptions = {
  payload: Payload
  userId: string | number
  /** may run more than once */
  change: (sessions: Session[]) => Session[]
}

/** Changes the sessions of an account as they are stored, so that of two changes at once neither is lost. */
export async function changeSessions({ payload, userId, change }: ChangeSessionsOptions): Promise<void> {
  await changeAccount({ payload, userId, change: ({ sessions }) => ({ sessions: change(sessions ?? []) }) })
}
