import type { Where } from 'payload'
import { networkOf } from '../../http/network-of'
import type { Services } from '../services'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findRow } from '~/database/rows.server'
import { codeHash, codeKey, type CodeFor } from './code-hash.server'
import { sameText } from './same-text.server'

/** Who tries a code; `ip` is where from. */
export type CodeTry = CodeFor & { services: Pick<Services, 'payload' | 'limiter'>; ip: string }

/** The tries of one place, which a new mail asked for from there gives back: a stranger elsewhere takes none of them. */
export function triesOf({ purpose, email, ip }: CodeFor & { ip: string }) {
  return {
    rule: { name: 'code-tries', points: 5, seconds: 600 },
    key: `${purpose} ${email} ${networkOf(ip)}`,
  }
}

/**
 * Whether a code is the one that was mailed. A wrong one costs one of its tries; true just once, however many requests
 * bring the right code at the same moment.
 */
export async function redeemCode(options: CodeTry & { code: string }): Promise<boolean> {
  const { services, purpose, email, code } = options
  const { payload, limiter } = services
  const hash = codeHash({ payload, purpose, email, code })
  const key: Where = { key: { equals: codeKey({ payload, purpose, email }) } }
  const collection = 'one-time-codes'
  const kept = await findRow({ payload, collection, where: key })
  const isGood = kept !== null && kept.attemptsLeft > 0 && new Date(kept.expiresAt).getTime() > Date.now()
  const right = isGood && sameText(kept.codeHash, hash)
  const judged = await limiter.judge({ ...triesOf(options), right })
  if (!right) {
    const where = { and: [key, { attemptsLeft: { greater_than: 0 } }] }
    if (isGood) await compareAndSet({ payload, collection, where, data: { attemptsLeft: { $inc: -1 } } })
    return false
  }
  if (!judged.ok) return false
  const where = { and: [key, { codeHash: { equals: hash } }] }
  const used = { codeHash: 'used', attemptsLeft: 0 }
  return (await compareAndSet({ payload, collection, where, data: used })) !== null
}
