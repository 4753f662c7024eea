import type { Services } from '../services'
import type { Language } from '../../../collections/resumes/schema'
import { endAskedMail } from '../auth/account-mails'
import { confirmPerson, type Confirmation, type Unconfirmed } from '../auth/confirm-person.server'
import { endOtherSessions } from '../auth/end-session.server'
import type { Person, OfPerson } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'

/** Days in which the owner may think again. */
export const THINK_DAYS = 7

export type AskToEndOptions = Confirmation & {
  services: Pick<Services, 'payload' | 'limiter' | 'checkPassword'>
  ip: string
  person: Person
  /** where the account itself says none */
  language: Language
}
export type AskToEndResult =
  { ok: true; /** ISO 8601 */ deleteAt: string } | { ok: false; reason: 'is-admin' | Unconfirmed }

/**
 * Puts the end of a person's account seven days ahead, tells their address and signs out their other devices. Asked
 * again, the day stays. An administrator gives up the role first.
 */
export async function askToEnd(options: AskToEndOptions): Promise<AskToEndResult> {
  const { services, person, language } = options
  const { payload } = services
  if (person.roles?.some((role) => role !== 'USER')) return { ok: false, reason: 'is-admin' }
  const refused = await confirmPerson(options)
  if (refused) return { ok: false, reason: refused }
  if (person.deleteAt) return { ok: true, deleteAt: person.deleteAt }
  const deleteAt = new Date(Date.now() + THINK_DAYS * 24 * 60 * 60 * 1000).toISOString()
  const where = { id: { equals: person.id } }
  await compareAndSet({ payload, collection: 'users', where, data: { deleteAt } })
  await endOtherSessions({ payload, person })
  if (person.email) {
    const mail = endAskedMail({ language: person.locale ?? language, at: deleteAt })
    await payload.jobs.queue({ task: 'send-mail', input: { to: person.email, ...mail } })
  }
  return { ok: true, deleteAt }
}

/** Takes the end of a person's account back while there is time; false when it has begun or was never asked for. */
export async function takeBackEnd({ payload, person }: OfPerson): Promise<boolean> {
  const now = new Date().toISOString()
  const where = { id: { equals: person.id }, deleteAt: { greater_than: now } }
  return (await compareAndSet({ payload, collection: 'users', where, data: { deleteAt: null } })) !== null
}
