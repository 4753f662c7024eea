import type { DataFromCollectionSlug, Payload, Where } from 'payload'
import { compareAndSet } from '~/database/compare-and-set.server'
import { deleteRows, findRow } from '~/database/rows.server'
import { insertOnce } from '~/database/insert-once.server'
import { codeHash, codeKey, keyedHash, type CodeFor } from './code-hash.server'

/** How long a code is good at least, from when it was mailed. */
export const CODE_SECONDS = 600
/** From all places together; `redeemCode` gives each place five. */
const CODE_TRIES = 50

const collection = 'one-time-codes'
type OneTimeCode = DataFromCollectionSlug<'one-time-codes'>

/**
 * The six-digit code of an address and purpose. Asked again while it is good for as long as a mail promises, it is the
 * same: nobody can void a code that lies in somebody else's mailbox. Only its keyed hash is stored.
 */
export async function makeCode({ payload, purpose, email }: CodeFor & { payload: Payload }): Promise<string> {
  const key = codeKey({ payload, purpose, email })
  const codeOf = (expiresAt: string) => {
    const hash = keyedHash({ payload, parts: ['mailed-code', purpose, email, expiresAt] })
    return String(parseInt(hash.slice(0, 12), 16) % 1_000_000).padStart(6, '0')
  }
  await purgeExpired(payload)
  for (;;) {
    const kept = await findRow({ payload, collection, where: { key: { equals: key } } })
    const until = kept ? new Date(kept.expiresAt) : undefined
    const isGood =
      kept && until && kept.attemptsLeft > 0 && until.getTime() - Date.now() >= CODE_SECONDS * 1000
    if (isGood) return codeOf(until.toISOString())
    const expiresAt = new Date(Date.now() + 2 * CODE_SECONDS * 1000).toISOString()
    const code = codeOf(expiresAt)
    const data = {
      key,
      codeHash: codeHash({ payload, purpose, email, code }),
      attemptsLeft: CODE_TRIES,
      expiresAt,
    }
    // another request for the same address may be as far
    if (await store({ payload, kept, data })) return code
  }
}

async function store(options: {
  payload: Payload
  kept: OneTimeCode | null
  data: Pick<OneTimeCode, 'key' | 'codeHash' | 'attemptsLeft' | 'expiresAt'>
}): Promise<boolean> {
  const { payload, kept, data } = options
  if (kept) {
    const where: Where = { and: [{ key: { equals: data.key } }, { codeHash: { equals: kept.codeHash } }] }
    return (await compareAndSet({ payload, collection, where, data })) !== null
  }
  return (await insertOnce({ payload, collection, data })) !== null
}

async function purgeExpired(payload: Payload): Promise<void> {
  const where = { expiresAt: { less_than: new Date().toISOString() } }
  await deleteRows({ payload, collection, where })
}
