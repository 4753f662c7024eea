import { randomInt, randomUUID } from 'node:crypto'
import type { DataFromCollectionSlug, Payload, Where } from 'payload'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findRow } from '~/database/rows.server'
import { insertOnce } from '~/database/insert-once.server'
import { inviteRules } from './invite-rules.server'
import { hasEnded, REPLACED } from './look-at-code.server'

export type InviteCode = DataFromCollectionSlug<'invite-codes'>

/** Without what looks alike: no 0 O, 1 I L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8
const DAY_MS = 24 * 60 * 60 * 1000

/** A code of chance that nobody guesses in a lifetime of sign-ups. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

type Options = { payload: Payload; userId: string }

/**
 * The code a person invites with, made the first time it is asked for and when the one before has ended; one, however
 * many ask at once. One that an administrator switched off stays.
 */
export async function ownCode({ payload, userId }: Options): Promise<InviteCode> {
  for (;;) {
    const where = { ownerKey: { equals: ownerKey(userId) } }
    const known = await findRow({ payload, collection: 'invite-codes', where })
    if (known && (known.disabled || !hasEnded(known))) return known
    if (known) await retire({ payload, userId, code: known.code })
    const { codeDays } = await inviteRules({ payload })
    const end = codeDays > 0 ? { expiresAt: new Date(Date.now() + codeDays * DAY_MS).toISOString() } : {}
    const data = { code: newCode(), ownerKey: ownerKey(userId), owner: userId, disabled: false, ...end }
    const made = await insertOnce({ payload, collection: 'invite-codes', data })
    if (made) return made
  }
}

type RenewCodeOptions = { payload: Payload; userId: string }

/** Switches the code in use off and makes another; null where an administrator has switched it off. */
export async function renewCode({ payload, userId }: RenewCodeOptions): Promise<InviteCode | null> {
  await retire({ payload, userId })
  const own = await ownCode({ payload, userId })
  return own.disabled ? null : own
}

/** Switches the code in use off: whichever it is, or one that is named. One that is off already stays in its place. */
async function retire(options: { payload: Payload; userId: string; code?: string }): Promise<void> {
  const { payload, userId, code } = options
  const own: Where = { ownerKey: { equals: ownerKey(userId) }, disabled: { equals: false } }
  const where: Where = code ? { and: [own, { code: { equals: code } }] } : own
  const data = { ownerKey: `${REPLACED}${randomUUID()}`, disabled: true }
  await compareAndSet({ payload, collection: 'invite-codes', where, data })
}

function ownerKey(userId: string): string {
  return `own:${userId}`
}
