import { randomInt } from 'node:crypto'
import { ValidationError, type Payload } from 'payload'
import { compareAndSet } from '../compare-and-set.server'
import { codeHash, codeKey, type CodeFor } from './code-hash.server'

export const CODE_SECONDS = 600
export const CODE_TRIES = 5

/** A new six-digit code for an address and purpose; the one before it is void. Only its keyed hash is stored. */
export async function makeCode({ payload, purpose, email }: CodeFor & { payload: Payload }): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const key = codeKey({ payload, purpose, email })
  const data = {
    key,
    codeHash: codeHash({ payload, purpose, email, code }),
    attemptsLeft: CODE_TRIES,
    expiresAt: new Date(Date.now() + CODE_SECONDS * 1000).toISOString(),
  }
  await purgeExpired(payload)
  const replaced = () =>
    compareAndSet({ payload, collection: 'one-time-codes', where: { key: { equals: key } }, data })
  if (await replaced()) return code
  try {
    await payload.create({ collection: 'one-time-codes', data, overrideAccess: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    await replaced()
  }
  return code
}

async function purgeExpired(payload: Payload): Promise<void> {
  const where = { expiresAt: { less_than: new Date().toISOString() } }
  await payload.db.deleteMany({ collection: 'one-time-codes', where })
}
