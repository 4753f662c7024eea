import type { DataFromCollectionSlug, Payload, TypedUser, Where } from 'payload'
import { MEMBER_ENTITLEMENTS } from '../../../collections/membership/benefits'
import type { PlanSnapshot } from '../../../collections/membership/ledger'
import { keyedHash } from '../auth/code-hash.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findRow, findRowById } from '~/database/rows.server'
import { insertOnce } from '~/database/insert-once.server'
import { rebuildMembership } from '../membership/rebuild-membership.server'
import { idOf } from '../payment/order'
import { inviteRules } from './invite-rules.server'
import { hasEnded, inviterOf, isOfPerson, countOfCode } from './look-at-code.server'

type InviteRecord = DataFromCollectionSlug<'invite-records'>

/** What an invitation's days give. */
const PLAN: PlanSnapshot = {
  typeId: null,
  name: { 'zh-CN': '邀请奖励', en: 'Invitation' },
  level: 0,
  entitlements: MEMBER_ENTITLEMENTS,
}
const MOST_GENERATIONS = 1000

/**
 * Looks once at the code a new account came with and gives both sides their days. It may be killed between any two of
 * its writes and run any number of times at once: the record, and each side's row in the ledger, can be there once.
 */
export async function redeemInvite({ payload, userId }: { payload: Payload; userId: string }): Promise<void> {
  const invitee = await findRowById({ payload, collection: 'users', id: userId })
  if (invitee?.inviteState !== 'waiting') return
  const record = (await recordOf({ payload, invitee })) ?? (await writeRecord({ payload, invitee }))
  if (record) await giveDays({ payload, record })
  await compareAndSet({
    payload,
    collection: 'users',
    where: { and: [{ id: { equals: userId } }, { inviteState: { equals: 'waiting' } }] },
    data: {
      inviteState: record ? 'rewarded' : 'refused',
      ...(record?.inviter ? { invitedBy: idOf(record.inviter) } : {}),
    },
  })
}

type Invited = { payload: Payload; invitee: TypedUser }

function recordOf({ payload, invitee }: Invited): Promise<InviteRecord | null> {
  const where = { invitee: { equals: invitee.id } }
  return findRow({ payload, collection: 'invite-records', where })
}

/** The record of the invitation, or null where the code is not good, is used up, or the person counted before. */
async function writeRecord({ payload, invitee }: Invited): Promise<InviteRecord | null> {
  const where = { code: { equals: invitee.invitedWith ?? '' } }
  const code = await findRow({ payload, collection: 'invite-codes', where })
  if (!code || code.disabled || hasEnded(code)) return null
  const inviter = await inviterOf({ payload, code })
  if (isOfPerson(code) && !inviter) return null
  const inviteeKey = personKey({ payload, person: invitee })
  if (inviter && (await isAncestor({ payload, key: inviteeKey, of: inviter }))) return null
  const rules = await inviteRules({ payload })
  for (;;) {
    const { most, used } = await countOfCode({ payload, code })
    if (used >= most) return null
    const record = await insertOnce({
      payload,
      collection: 'invite-records',
      data: {
        inviteeKey,
        slot: `${inviter ? `of:${inviter.id}` : `code:${code.code}`}:${used}`,
        code: code.code,
        invitee: String(invitee.id),
        inviteeDays: code.days ?? rules.inviteeDays,
        inviterDays: inviter ? rules.inviterDays : 0,
        ...(inviter
          ? { inviter: String(inviter.id), inviterKey: personKey({ payload, person: inviter }) }
          : {}),
      },
    })
    if (record) return record
    // another took the place, or the person is counted already
    const before = { inviteeKey: { equals: inviteeKey } }
    if (await findRow({ payload, collection: 'invite-records', where: before }))
      return recordOf({ payload, invitee })
  }
}

/** Whether somebody stands above a person in the line of invitations, or is that person: no circle pays. */
async function isAncestor(options: { payload: Payload; key: string; of: TypedUser }): Promise<boolean> {
  const { payload, key, of } = options
  let above: string | null | undefined = personKey({ payload, person: of })
  for (let n = 0; above && n < MOST_GENERATIONS; n += 1) {
    if (above === key) return true
    const where: Where = { inviteeKey: { equals: above } }
    const record: InviteRecord | null = await findRow({ payload, collection: 'invite-records', where })
    above = record?.inviterKey
  }
  return false
}

/** The same for every account a mailbox, or a WeChat account, ever has: who signs up again is known, though neither is kept. */
function personKey({ payload, person }: { payload: Payload; person: TypedUser }): string {
  return keyedHash({
    payload,
    parts: ['invite', mailboxOf(person.email) ?? wechatKey(person) ?? `id:${person.id}`],
  })
}

/** One mailbox has many addresses: what follows a plus is its owner's own, and Gmail leaves dots out. */
function mailboxOf(email: string | null | undefined): string | null {
  const [, name, domain] = /^([^+@]+)[^@]*@(.+)$/.exec(email?.toLowerCase() ?? '') ?? []
  if (!name || !domain) return email ?? null
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

function wechatKey({ wechatOpenId }: TypedUser): string | null {
  return wechatOpenId ? `wechat:${wechatOpenId}` : null
}

async function giveDays({ payload, record }: { payload: Payload; record: InviteRecord }): Promise<void> {
  const sides = [
    { side: 'inviter', userId: idOf(record.inviter), days: record.inviterDays },
    { side: 'invitee', userId: idOf(record.invitee), days: record.inviteeDays },
  ]
  for (const { side, userId, days } of sides) {
    if (!userId || days === 0) continue
    const source = `invite:${record.id}:${side}`
    await insertOnce({
      payload,
      collection: 'ledger',
      data: {
        ...{ key: `${source}:0`, source, user: userId, cause: 'invite', days },
        at: new Date().toISOString(),
        plan: { ...PLAN },
      },
    })
    await rebuildMembership({ payload, userId })
  }
}
