import type { Language } from '../../../collections/resumes/schema'
import { networkOf } from '../../http/network-of'
import type { Services } from '../services'
import type { CodeFor } from './code-hash.server'
import { codeMail } from './code-mail'
import { findAccount } from './find-account.server'
import { makeCode } from './make-code.server'
import { triesOf } from './redeem-code.server'

export const RESEND_SECONDS = 60
const DAY = 24 * 60 * 60

export type SendCodeOptions = CodeFor & {
  services: Services
  language: Language
  /** where it is asked from */ ip: string
}
export type SendCodeResult =
  | { ok: true }
  | { ok: false; reason: 'too-many'; /** seconds */ retryAfter: number }
  | { ok: false; reason: 'mail-failed' }

/**
 * Mails a code, once a minute for a purpose and ten times a day for an address and the place it is asked from: a
 * stranger elsewhere shuts nobody out, but for a hundred mails a day from all places. A mail goes out either way, so that
 * neither answer nor time tells whether the address has an account: where a code would be of no use, the mail says so.
 */
export async function sendCode(options: SendCodeOptions): Promise<SendCodeResult> {
  const { services, purpose, email, language, ip } = options
  const place = networkOf(ip)
  const { payload, limiter, log } = services
  const minute = {
    rule: { name: 'code-minute', points: 1, seconds: RESEND_SECONDS },
    key: `${purpose} ${email} ${place}`,
  }
  const day = { rule: { name: 'code-day', points: 10, seconds: DAY }, key: `${email} ${place}` }
  const all = { rule: { name: 'code-day-all', points: 100, seconds: DAY }, key: email }
  for (const what of [minute, day, all]) {
    const taken = await limiter.take(what)
    if (!taken.ok) return { ok: false, reason: 'too-many', retryAfter: taken.retryAfter }
  }
  await limiter.reset(triesOf({ purpose, email, ip }))
  const [account, code] = await Promise.all([
    findAccount({ payload, email }),
    makeCode({ payload, purpose, email }),
  ])
  const useful = purpose !== 'reset' || account !== null
  const isTaken = purpose === 'bind' && account !== null
  try {
    const mail = codeMail({ purpose, language, code: useful ? code : null, isTaken })
    await payload.sendEmail({ to: email, ...mail })
    return { ok: true }
  } catch (error) {
    log.error({ err: error }, 'a code could not be mailed')
    await limiter.reset(minute)
    return { ok: false, reason: 'mail-failed' }
  }
}
