import { networkOf } from '../../http/network-of'
import type { Services } from '../services'
import { logEvent } from '../account-log/log-event.server'
import { findAccount } from './find-account.server'
import type { SignInDevice } from './sign-in-device'
import { startSession, type StartedSession } from './start-session.server'

export type SignInByPasswordOptions = {
  services: Services
  /** lower case; the admin's form takes a user name too */
  email: string
  password: string
  ip: string
  device: SignInDevice
}
export type SignInByPasswordResult =
  | ({ ok: true } & StartedSession)
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; /** seconds */ retryAfter: number }

/** Wrong ones of one place, whatever addresses it tries. */
export const BY_PLACE = { name: 'password-place', points: 100, seconds: 15 * 60 }

/**
 * Ten wrong ones in a quarter of an hour for an address from one place, a hundred for all addresses from there, and a
 * hundred in an hour for an address from everywhere. A right one costs nothing, and neither does one that was not checked,
 * as when too many wait. Both doors, the site's and the admin's, count here.
 */
export async function signInByPassword(options: SignInByPasswordOptions): Promise<SignInByPasswordResult> {
  const { services, email, password, ip, device } = options
  const { payload, limiter, checkPassword } = services
  const place = { rule: BY_PLACE, key: networkOf(ip) }
  const here = {
    rule: { name: 'password-here', points: 10, seconds: 15 * 60 },
    key: `${email} ${networkOf(ip)}`,
  }
  const anywhere = { rule: { name: 'password-anywhere', points: 100, seconds: 60 * 60 }, key: email }
  const limits = [place, here, anywhere]
  // who has none left takes no processor
  for (const what of limits) {
    const left = await limiter.judge({ ...what, right: true })
    if (!left.ok) return { ok: false, reason: 'too-many', retryAfter: left.retryAfter }
  }
  const account = await findAccount({ payload, email })
  const right = await checkPassword({ account, password })
  // and of those checked at once none is heard that comes after the last
  for (const what of limits) {
    const judged = await limiter.judge({ ...what, right })
    if (!judged.ok) return { ok: false, reason: 'too-many', retryAfter: judged.retryAfter }
  }
  if (!account || !right) {
    const event = { kind: 'sign-in-refused', detail: 'password', device: device.userAgent, ip } as const
    if (account) logEvent({ payload, event: { ...event, userId: account.id } })
    return { ok: false, reason: 'wrong' }
  }
  await limiter.reset(here)
  return { ok: true, ...(await startSession({ payload, userId: account.id, device, ip, how: 'password' })) }
}
