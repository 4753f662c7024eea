import { findRowById } from '~/database/rows.server'
import type { Services } from '../services'
import type { Person } from './person-of-request.server'
import { redeemCode } from './redeem-code.server'

/** What shows that it is the person, and not whoever holds their token. */
export type Confirmation = { currentPassword?: string | undefined; confirmCode?: string | undefined }
export type Unconfirmed =
  'password-needed' | 'wrong-password' | 'confirm-needed' | 'wrong-confirm' | 'too-many'

export type ConfirmPersonOptions = Confirmation & {
  services: Pick<Services, 'payload' | 'limiter' | 'checkPassword'>
  ip: string
  person: Person
}

/** One count for whatever asks for the password. */
export const CONFIRM_RULE = { name: 'password-confirm', points: 10, seconds: 15 * 60 }

/**
 * Asks for the password, or where none was set for a code mailed to the account's own address (purpose `confirm`), which is
 * used up by it. Who has neither signs in by WeChat alone and is believed. Ten wrong passwords in a quarter of an hour
 * end it for the account: whoever comes here has a session of it, so no stranger takes these tries. @returns what is missing, or null
 */
export async function confirmPerson(options: ConfirmPersonOptions): Promise<Unconfirmed | null> {
  const { services, ip, person, currentPassword, confirmCode } = options
  const { payload, limiter, checkPassword } = services
  if (person.hasPassword) {
    if (currentPassword === undefined) return 'password-needed'
    const tries = { rule: CONFIRM_RULE, key: String(person.id) }
    // one that was not checked, as when too many wait, is no try
    if (!(await limiter.judge({ ...tries, right: true })).ok) return 'too-many'
    const account = await findRowById({ payload, collection: 'users', id: person.id })
    const right = await checkPassword({ account, password: currentPassword })
    if (!(await limiter.judge({ ...tries, right })).ok) return 'too-many'
    if (!right) return 'wrong-password'
    await limiter.reset(tries)
    return null
  }
  const { email } = person
  if (!email) return null
  if (confirmCode === undefined) return 'confirm-needed'
  const right = await redeemCode({ services, ip, purpose: 'confirm', email, code: confirmCode })
  return right ? null : 'wrong-confirm'
}
