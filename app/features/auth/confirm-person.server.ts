import { findRowById } from '~/database/rows.server'
import type { Services } from '../services'
import { checkPassword } from './check-password.server'
import type { Person } from './person-of-request.server'
import { redeemCode } from './redeem-code.server'

/** What shows that it is the person, and not whoever holds their token. */
export type Confirmation = { currentPassword?: string | undefined; confirmCode?: string | undefined }
export type Unconfirmed = 'password-needed' | 'wrong-password' | 'confirm-needed' | 'wrong-confirm'

export type ConfirmPersonOptions = Confirmation & {
  services: Pick<Services, 'payload' | 'limiter'>
  ip: string
  person: Person
}

/**
 * Asks for the password, or where none was set for a code mailed to the account's own address (purpose `confirm`), which is
 * used up by it. Who has neither signs in by WeChat alone and is believed. @returns what is missing, or null
 */
export async function confirmPerson(options: ConfirmPersonOptions): Promise<Unconfirmed | null> {
  const { services, ip, person, currentPassword, confirmCode } = options
  const { payload } = services
  if (person.hasPassword) {
    if (currentPassword === undefined) return 'password-needed'
    const account = await findRowById({ payload, collection: 'users', id: person.id })
    return (await checkPassword({ account, password: currentPassword })) ? null : 'wrong-password'
  }
  const { email } = person
  if (!email) return null
  if (confirmCode === undefined) return 'confirm-needed'
  const right = await redeemCode({ services, ip, purpose: 'confirm', email, code: confirmCode })
  return right ? null : 'wrong-confirm'
}
