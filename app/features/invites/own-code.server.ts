import { randomInt, randomUUID } from 'node:crypto'
import type { DataFromCollectionSlug, Payload, Where } from 'payload'
import { compareAndSet } from '../compare-and-set.server'
import { insertOnce } from '../insert-once.server'

export type InviteCode = DataFromCollectionSlug<'invite-codes'>

/** Without what looks alike: no 0 O, 1 I L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** A code of chance that nobody guesses in a lifetime of sign-ups. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** The code a person invites with, made the first time it is asked for; one, however many ask at once. */
export async function ownCode({
  payload,
  userId,
}: {
  payload: Payload
  userId: string
}): Promise<InviteCode> {
  for (;;) {
    const where = { ownerKey: { equals: ownerKey(userId) } }
    const known = await payload.db.findOne<InviteCode>({ collection: 'invite-codes', where })
    if (known) return known
    const data = { code: newCode(), ownerKey: ownerKey(userId), owner: userId, disabled: false }
    const made = await insertOnce({ payload, collection: 'invite-codes', data })
    if (made) return made
  }
}

/** Switches the code in use off and makes another. */
export async function renewCode({
  payload,
  userId,
}: {
  payload: Payload
  userId: string
}): Promise<InviteCode> {
  const where: Where = { ownerKey: { equals: ownerKey(userId) } }
  const data = { ownerKey: `old:${randomUUID()}`, disabled: true }
  await compareAndSet({ payload, collection: 'invite-codes', where, data })
  return ownCode({ payload, userId })
}

export type CodeBatch = { count: number; limit: number; days?: number; expiresAt?: string; label?: string }

/** A batch of an administrator's: codes that belong to nobody and give days to the new account alone. */
export async function createBatch({
  payload,
  batch,
}: {
  payload: Payload
  batch: CodeBatch
}): Promise<string[]> {
  const { count, ...fields } = batch
  const codes: string[] = []
  while (codes.length < count) {
    const code = newCode()
    const data = { ...fields, code, ownerKey: `batch:${code}`, disabled: false }
    if (await insertOnce({ payload, collection: 'invite-codes', data })) codes.push(code)
  }
  return codes
}

function ownerKey(userId: string): string {
  return `own:${userId}`
}
