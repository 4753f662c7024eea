import type { Payload, TypedUser, Where } from 'payload'
import { findRow, findRowById, countRows } from '~/database/rows.server'
import { idOf } from '../payment/order'
import { inviteRules } from './invite-rules.server'
import type { InviteCode } from './own-code.server'

/** `off`: by an administrator; `ended`: its time is over, or another took its place, or its owner is gone */
export type CodeState = 'good' | 'off' | 'ended' | 'used-up' | 'unknown'
type LookOptions = { payload: Payload; code: string }
type LookedAtCode = { state: CodeState; days: number }

/** What a code would give a new account now, and if nothing, why. */
export async function lookAtCode({ payload, code: name }: LookOptions): Promise<LookedAtCode> {
  const where = { code: { equals: name } }
  const code = await findRow({ payload, collection: 'invite-codes', where })
  if (!code) return { state: 'unknown', days: 0 }
  const state = await stateOfCode({ payload, code })
  const { inviteeDays } = await inviteRules({ payload })
  return { state, days: state === 'good' ? (code.days ?? inviteeDays) : 0 }
}

/** Whether a code counts, and if not, why. */
export async function stateOfCode(options: { payload: Payload; code: InviteCode }): Promise<CodeState> {
  const { payload, code } = options
  if (code.disabled) return code.ownerKey.startsWith(REPLACED) ? 'ended' : 'off'
  if (hasEnded(code) || (isOfPerson(code) && !(await inviterOf({ payload, code })))) return 'ended'
  const { most, used } = await countOfCode({ payload, code })
  return used >= most ? 'used-up' : 'good'
}

/** Begins the key of a code that its owner replaced. */
export const REPLACED = 'old:'
/** Begins the key of an administrator's code. */
export const BATCH = 'batch:'

/** Told by its key: the owner of a person's code is empty once they are gone. */
export function isOfPerson({ ownerKey }: InviteCode): boolean {
  return !ownerKey.startsWith(BATCH)
}

/** Whether the time of a code is over. */
export function hasEnded({ expiresAt }: InviteCode): boolean {
  return Boolean(expiresAt) && Date.parse(expiresAt ?? '') <= Date.now()
}

/** Who invites with a code, or null: a batch belongs to nobody, and accounts end. */
export function inviterOf(options: { payload: Payload; code: InviteCode }): Promise<TypedUser | null> {
  const { payload, code } = options
  if (!code.owner) return Promise.resolve(null)
  return findRowById({ payload, collection: 'users', id: idOf(code.owner) })
}

/** How often a code has counted and how often it may; a person's invitations count together, whatever the code. */
export async function countOfCode({ payload, code }: { payload: Payload; code: InviteCode }) {
  const rules = await inviteRules({ payload })
  const most = code.owner ? Math.min(code.limit ?? Infinity, rules.most) : (code.limit ?? rules.most)
  const where: Where = code.owner
    ? { inviter: { equals: idOf(code.owner) } }
    : { code: { equals: code.code } }
  return { most, used: await countRows({ payload, collection: 'invite-records', where }) }
}
