import type { Services } from '../services'
import { isWeakPassword } from '../../../collections/users/is-weak-password'
import { retryTransient } from '~/database/retry-transient.server'
import { accountMail } from './account-mails'
import { findAccount } from './find-account.server'
import { redeemCode } from './redeem-code.server'
import type { SignInDevice } from './sign-in-device'
import { startSession, type StartedSession } from './start-session.server'

export type ResetPasswordOptions = {
  services: Pick<Services, 'payload' | 'limiter'>
  ip: string
  email: string
  code: string
  password: string
  device: SignInDevice
}
export type ResetPasswordResult =
  ({ ok: true } & StartedSession) | { ok: false; reason: 'weak-password' | 'wrong-code' }

/** Sets a new password with a mailed code, ends every session and starts one. A weak one costs no try of the code. */
export async function resetPassword(options: ResetPasswordOptions): Promise<ResetPasswordResult> {
  const { services, ip, email, code, password, device } = options
  const { payload } = services
  if (await isWeakPassword({ password, about: [email] })) return { ok: false, reason: 'weak-password' }
  const redeemed = await redeemCode({ services, ip, purpose: 'reset', email, code })
  const account = redeemed ? await findAccount({ payload, email }) : null
  if (!account) return { ok: false, reason: 'wrong-code' }
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
  const mail = accountMail({ kind: 'passwordChanged', language: account.locale ?? device.language })
  await payload.jobs.queue({ task: 'send-mail', input: { to: email, ...mail } })
  return { ok: true, ...(await startSession({ payload, userId: account.id, device, ip, how: 'code' })) }
}
