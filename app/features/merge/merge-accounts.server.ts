import type { Payload, PayloadRequest, TypedUser, CollectionSlug, Where } from 'payload'
import { randomUUID } from 'node:crypto'
import { accountMail } from '../auth/account-mails'
import { endOtherSessions } from '../auth/end-session.server'
import type { Person } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findRowById, findIds, countRows } from '~/database/rows.server'
import { inTransaction } from '~/database/in-transaction.server'
import { rebuildMembership } from '../membership/rebuild-membership.server'
import type { Language } from '../../../collections/resumes/schema'
import { moveDays, type MoveOptions } from './move-days.server'
import { findProven, spendProof, type ProvenAccount } from './proof-of-account.server'
import { takeBackOwnInvite } from './take-back-own-invite.server'

export type MergeAccountsOptions = { payload: Payload; person: Person; sceneId: string; language: Language }
export type MergeRefusal = 'not-found' | 'is-admin' | 'two-step' | 'order-open'
export type MergeAccountsResult = { ok: true; user: TypedUser } | { ok: false; reason: MergeRefusal }

/**
 * Moves everything of the account that a scene proves to be the person's into the one they are signed in with, and ends
 * it: resumes, pictures, days, orders, invitations. All of it or nothing.
 */
export async function mergeAccounts(options: MergeAccountsOptions): Promise<MergeAccountsResult> {
  const { payload, person, sceneId } = options
  const proven = await findProven({ payload, person, sceneId })
  if (!proven) return { ok: false, reason: 'not-found' }
  const refused = await refusalOf({ payload, account: proven.account })
  if (refused) return { ok: false, reason: refused }
  if (!(await spendProof({ payload, sceneId }))) return { ok: false, reason: 'not-found' }
  const user = await inTransaction({ payload, run: (req) => mergeInto({ ...options, proven, req }) })
  await rebuildMembership({ payload, userId: String(person.id) })
  // the address or the WeChat account that was to be bound is another way in
  await endOtherSessions({ payload, person })
  return { ok: true, user }
}

type Options = { payload: Payload; account: TypedUser }

/** Why an account can't be moved now, or null. */
export async function refusalOf({ payload, account }: Options): Promise<MergeRefusal | null> {
  if (account.roles?.some((role) => role !== 'USER')) return 'is-admin'
  // a mailbox or WeChat alone is no way into it
  if (account.totpSince) return 'two-step'
  const where: Where = { and: [{ user: { equals: account.id } }, { status: { equals: 'pending' } }] }
  return (await countRows({ payload, collection: 'orders', where })) > 0 ? 'order-open' : null
}

type MergeIntoOptions = MergeAccountsOptions & { proven: ProvenAccount; req: PayloadRequest }

async function mergeInto({ payload, person, language, proven, req }: MergeIntoOptions): Promise<TypedUser> {
  const { account, by } = proven
  const move = { payload, from: String(account.id), into: String(person.id), req }
  await takeBackOwnInvite(move)
  await moveDays(move)
  await moveBelongings(move)
  // first, since an address and a WeChat account are of one account each
  await payload.delete({ collection: 'users', id: account.id, depth: 0, req, overrideAccess: true })
  const where = { id: { equals: person.id } }
  const before = await findRowById({ payload, collection: 'users', id: person.id, req })
  if (!before) throw new Error('The account to merge into is gone')
  const data = waysIn({ account, into: before, by })
  const user = Object.keys(data).length
    ? await compareAndSet({ payload, collection: 'users', where, data, req })
    : before
  const addresses = new Set([account.email, before.email])
  const mail = accountMail({ kind: 'merged', language: before.locale ?? language })
  for (const to of addresses)
    if (to) await payload.jobs.queue({ task: 'send-mail', input: { to, ...mail }, req })
  return { ...before, ...user, collection: 'users' }
}

type WaysInOptions = { account: TypedUser; into: TypedUser; by: ProvenAccount['by'] }

/** What was to be bound is; beside it only what the account has not yet. */
function waysIn({ account, into, by }: WaysInOptions): Record<string, string> {
  const fields = ['email', 'wechatOpenId', 'nickname', 'avatar'] as const
  const asked = by === 'email' ? 'email' : 'wechatOpenId'
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = account[field]
      return value && (field === asked || !into[field]) ? [[field, value]] : []
    }),
  )
}

/** Whose a row is, by collection. A ledger row stays whose it was; what an administrator did, too. */
const PLACES: { collection: CollectionSlug; field: string }[] = [
  { collection: 'resumes', field: 'owner' },
  { collection: 'media', field: 'owner' },
  { collection: 'orders', field: 'user' },
  { collection: 'proposals', field: 'user' },
  { collection: 'ai-tasks', field: 'user' },
  { collection: 'account-events', field: 'user' },
  { collection: 'invite-codes', field: 'owner' },
  { collection: 'invite-records', field: 'inviter' },
  { collection: 'users', field: 'invitedBy' },
  // what administrators changed of the account goes when this person goes
  { collection: 'audit-events', field: 'document' },
]

/** Makes one account's rows another's, the resumes of its trash too. */
async function moveBelongings(options: MoveOptions): Promise<void> {
  for (const { collection, field } of PLACES) await moveRows({ ...options, collection, field })
}

type MoveRowsOptions = MoveOptions & { collection: CollectionSlug; field: string }

async function moveRows({ payload, from, into, req, collection, field }: MoveRowsOptions): Promise<void> {
  for (const id of await findIds({ payload, collection, where: { [field]: { equals: from } }, req })) {
    const data = { [field]: into, ...besides(collection) }
    await compareAndSet({ payload, collection, where: { id: { equals: id } }, data, req })
  }
}

/** A code that was given out goes on counting beside the one in use, and an order read before is read again. */
function besides(collection: CollectionSlug): Record<string, unknown> {
  if (collection === 'invite-codes') return { ownerKey: `merged:${randomUUID()}` }
  return collection === 'orders' ? { revision: { $inc: 1 } } : {}
}
