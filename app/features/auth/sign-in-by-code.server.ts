import { randomBytes, randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import type { Services } from '../services'
import { logEvent } from '../account-log/log-event.server'
import { redeemInvite } from '../invites/redeem-invite.server'
import { insertOnce } from '~/database/insert-once.server'
import { findAccount } from './find-account.server'
import { redeemCode } from './redeem-code.server'
import type { SignInDevice } from './sign-in-device'
import { startSession, type StartedSession } from './start-session.server'

export type SignInByCodeOptions = {
  services: Pick<Services, 'payload' | 'limiter'>
  ip: string
  email: string
  code: string
  language: Language
  device: SignInDevice
  /** the invitation a new account comes with */
  inviteCode?: string | undefined
}

/** Signs in with a mailed code, making the account on the first time. Null: the code is wrong, used or too old. */
export async function signInByCode(options: SignInByCodeOptions): Promise<StartedSession | null> {
  const { services, ip, email, code, device } = options
  const { payload } = services
  const redeemed = await redeemCode({ services, ip, purpose: 'login', email, code })
  const known = await findAccount({ payload, email })
  if (!redeemed) {
    const event = { kind: 'sign-in-refused', detail: 'code', device: device.userAgent, ip } as const
    if (known) logEvent({ payload, event: { ...event, userId: known.id } })
    return null
  }
  const account = known ?? (await createAccount(options))
  return startSession({ payload, userId: account.id, device, ip, how: 'code' })
}

/** Two sign-ins at once: the unique address lets one create the account, the other finds it. */
async function createAccount(options: SignInByCodeOptions): Promise<TypedUser> {
  const { services, email, language, inviteCode } = options
  const { payload } = services
  const account = await insertOnce({
    payload,
    collection: 'users',
    data: {
      email,
      username: `u-${randomUUID()}`,
      // nobody knows it: until one is set, mailed codes are the way in
      password: randomBytes(32).toString('base64url'),
      nickname: email.split('@')[0]?.slice(0, 60) ?? '',
      roles: ['USER'],
      locale: language,
      ...(inviteCode ? { invitedWith: inviteCode, inviteState: 'waiting' } : {}),
    },
  })
  if (!account) {
    const first = await findAccount({ payload, email })
    if (!first) throw new Error('The account of an address went as it was made')
    return first
  }
  await redeemInvite({ payload, userId: String(account.id) }).catch((error: unknown) =>
    // it is still waiting: the next look at unfinished invitations completes it
    payload.logger.error({ err: error }, 'an invitation could not be completed'),
  )
  return account
}
