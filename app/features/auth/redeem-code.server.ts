import { timingSafeEqual } from 'node:crypto'
import type { Payload, Where } from 'payload'
import { compareAndSet } from '../compare-and-set.server'
import { codeHash, codeKey, type CodeFor } from './code-hash.server'

/**
 * Whether a code is the one that was mailed. Costs one of its tries; true just once, however many requests bring the
 * right code at the same moment.
 */
export async function redeemCode(options: CodeFor & { payload: Payload; code: string }): Promise<boolean> {
  const { payload } = options
  const hash = codeHash(options)
  const key: Where = { key: { equals: codeKey(options) } }
  const collection = 'one-time-codes'
  const now = new Date().toISOString()
  const kept = await compareAndSet({
    collection,
    payload,
    where: { and: [key, { attemptsLeft: { greater_than: 0 } }, { expiresAt: { greater_than: now } }] },
    data: { attemptsLeft: { $inc: -1 } },
  })
  if (!kept || !same(kept.codeHash, hash)) return false
  const used = { codeHash: 'used', attemptsLeft: 0 }
  return (
    (await compareAndSet({
      collection,
      payload,
      where: { and: [key, { codeHash: { equals: hash } }] },
      data: used,
    })) !== null
  )
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
