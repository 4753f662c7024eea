import { isWeakPassword } from '../../../collections/users/is-weak-password'
import { ValidationError } from 'payload'
import type { Services } from '../services'
import type { Language } from '../../../collections/resumes/schema'
import { emailChangedMail, accountMail } from './account-mails'
import { confirmPerson, type Confirmation, type Unconfirmed } from './confirm-person.server'
import { endOtherSessions } from './end-session.server'
import { createProof } from '../merge/proof-of-account.server'
import { findAccount } from './find-account.server'
import type { Person } from './person-of-request.server'
import { retryTransient } from '~/database/retry-transient.server'
import { redeemCode } from './redeem-code.server'

export type AccountChanges = Confirmation & {
  nickname?: string
  avatar?: string
  locale?: Language
  password?: string
  email?: string
  /** mailed to the new address with purpose `bind` */
  code?: string
}
export type UpdateAccountResult =
  | { ok: true; user: Person }
  /** the address has an account of its own; `sceneId` proves that it is the person's */
  | { ok: false; reason: 'has-account'; sceneId: string }
  | {
      ok: false
      reason: Unconfirmed | 'weak-password' | 'wrong-code' | 'email-taken'
    }

export type UpdateAccountOptions = {
  services: Pick<Services, 'payload' | 'limiter' | 'checkPassword'>
  ip: string
  person: Person
  changes: AccountChanges
  /** where the account itself says none */
  language: Language
}

/**
 * Changes a person's own account. A new password or address wants the current password, or a code mailed to the address
 * there is, so that a stolen token is not enough. Either ends all other sessions: with a new password Payload does it.
 */
export async function updateAccount(options: UpdateAccountOptions): Promise<UpdateAccountResult> {
  const { services, ip, person, changes } = options
  const { payload } = services
  const { password, email, code } = changes
  const refused = await checkSecrets(options)
  if (refused) return { ok: false, reason: refused }
  if (
    email !== undefined &&
    !(await redeemCode({ services, ip, purpose: 'bind', email, code: code ?? '' }))
  ) {
    return { ok: false, reason: 'wrong-code' }
  }
  const other = email === undefined ? null : await findAccount({ payload, email })
  if (other && other.id !== person.id) {
    const sceneId = await createProof({ payload, person, account: other })
    return { ok: false, reason: 'has-account', sceneId }
  }
  try {
    const user = await retryTransient(() =>
      payload.update({
        collection: 'users',
        id: person.id,
        data: dataOf(changes),
        user: person,
        overrideAccess: true,
        disableTransaction: password !== undefined,
      }),
    )
    if (email !== undefined && email !== person.email) await endOtherSessions({ payload, person })
    await tellChanges(options)
    return { ok: true, user: { ...person, ...user } }
  } catch (error) {
    if (email !== undefined && error instanceof ValidationError) return { ok: false, reason: 'email-taken' }
    throw error
  }
}

function dataOf({ password, email, nickname, avatar, locale }: AccountChanges) {
  const fields = { email, nickname, avatar, locale, password, hasPassword: password && true }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

async function checkSecrets({ services, ip, person, changes }: UpdateAccountOptions) {
  const { password, email, currentPassword, confirmCode } = changes
  if (password === undefined && email === undefined) return null
  // before a code is used up
  const about = [person.email ?? '', person.nickname ?? '', email ?? '']
  if (password !== undefined && (await isWeakPassword({ password, about }))) return 'weak-password'
  return confirmPerson({ services, ip, person, currentPassword, confirmCode })
}

/** A change that lets somebody in is told to the address the account had before. */
async function tellChanges({
  services: { payload },
  person,
  changes,
  language,
}: UpdateAccountOptions): Promise<void> {
  const { password, email } = changes
  const to = person.email
  const isMoved = email !== undefined && email !== to
  if (!to || (password === undefined && !isMoved)) return
  const speak = person.locale ?? language
  const mail = isMoved
    ? emailChangedMail({ language: speak, email })
    : accountMail({ kind: 'passwordChanged', language: speak })
  await payload.jobs.queue({ task: 'send-mail', input: { to, ...mail } })
}
