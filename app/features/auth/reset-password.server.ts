import type { Payload } from 'payload'
import { retryTransient } from '../retry-transient.server'
import { findAccount } from './find-account.server'
import { redeemCode } from './redeem-code.server'
import { startSession, type StartedSession } from './start-session.server'

export type ResetPasswordOptions = { payload: Payload; email: string; code: string; password: string }

/** Sets a new password with a mailed code, ends every session and starts one. Null: the code is wrong or too old. */
export async function resetPassword(options: ResetPasswordOptions): Promise<StartedSession | null> {
  const { payload, email, code, password } = options
  if (!(await redeemCode({ payload, purpose: 'reset', email, code }))) return null
  const account = await findAccount({ payload, email })
  if (!account) return null
  await retryTransient(() =>
    payload.update({
      collection: 'users',
      id: account.id,
      data: { password, hasPassword: true },
      overrideAccess: true,
      // hashing takes long; no other writer should wait for it
      disableTransaction: true,
    }),
  )
  return startSession({ payload, userId: account.id })
}
