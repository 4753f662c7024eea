import { ValidationError, type Payload } from 'payload'
import type { Language } from '../../../collections/resumes/schema'
import { checkPassword } from './check-password.server'
import type { Person } from './person-of-request.server'
import { retryTransient } from '../retry-transient.server'
import { redeemCode } from './redeem-code.server'

export type AccountChanges = {
  nickname?: string
  avatar?: string
  locale?: Language
  password?: string
  currentPassword?: string
  email?: string
  /** mailed to the new address with purpose `bind` */
  code?: string
}
export type UpdateAccountResult =
  | { ok: true; user: Person }
  | { ok: false; reason: 'password-needed' | 'wrong-password' | 'wrong-code' | 'email-taken' }

export type UpdateAccountOptions = { payload: Payload; person: Person; changes: AccountChanges }

/**
 * Changes a person's own account. A new password or address wants the current password where one was set, so that a
 * stolen token is not enough; with a new password Payload ends all other sessions.
 */
export async function updateAccount(options: UpdateAccountOptions): Promise<UpdateAccountResult> {
  const { payload, person, changes } = options
  const { password, email, code, currentPassword: _, ...profile } = changes
  const refused = await checkSecrets(options)
  if (refused) return { ok: false, reason: refused }
  if (email !== undefined && !(await redeemCode({ payload, purpose: 'bind', email, code: code ?? '' }))) {
    return { ok: false, reason: 'wrong-code' }
  }
  const secrets = password === undefined ? {} : { password, hasPassword: true }
  const data = { ...profile, ...secrets, ...(email === undefined ? {} : { email }) }
  try {
    const user = await retryTransient(() =>
      payload.update({
        collection: 'users',
        id: person.id,
        data: { ...data },
        user: person,
        overrideAccess: true,
        disableTransaction: password !== undefined,
      }),
    )
    return { ok: true, user: { ...person, ...user } }
  } catch (error) {
    if (email !== undefined && error instanceof ValidationError) return { ok: false, reason: 'email-taken' }
    throw error
  }
}

async function checkSecrets({ payload, person, changes }: UpdateAccountOptions) {
  if (!person.hasPassword || (changes.password === undefined && changes.email === undefined)) return null
  if (changes.currentPassword === undefined) return 'password-needed'
  const account = await payload.db.findOne<Person>({
    collection: 'users',
    where: { id: { equals: person.id } },
  })
  const right = await checkPassword({ account, password: changes.currentPassword })
  return right ? null : 'wrong-password'
}
