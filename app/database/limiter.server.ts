import type { Payload } from 'payload'
import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import { retryTransient } from './retry-transient.server'
import { createLimitStores } from './limit-stores.server'

/** So many points in so many seconds. The name keeps the counts of different rules apart. */
export type LimitRule = { name: string; points: number; seconds: number }
export type LimitedKey = { rule: LimitRule; key: string }
export type Taken = { ok: true } | { ok: false; /** seconds */ retryAfter: number }

export type Limiter = {
  /** counts one use; refused beyond the rule's points */
  take: (what: LimitedKey) => Promise<Taken>
  /** the uses that were counted, at most the rule's points */
  used: (what: LimitedKey) => Promise<number>
  /** forgets the uses of a key */
  reset: (what: LimitedKey) => Promise<void>
  /**
   * Judges a guess that was already compared: a wrong one costs a point, a right one nothing, and neither is heard
   * when the points are used up. Guesses sent at once are judged in order, so a burst gets no extra tries.
   */
  judge: (what: LimitedKey & { right: boolean }) => Promise<Taken>
}

/**
 * Counts in the database that Payload uses, so that all instances share them; expired rows are purged. Never call it
 * inside a transaction: on SQLite the count would wait for the very transaction that waits for it.
 */
export async function createLimiter({ payload }: { payload: Payload }): Promise<Limiter> {
  const storeOf = await createLimitStores({ payload })
  const wrongGuesses = new Map<string, Promise<unknown>>()

  const take = ({ rule, key }: LimitedKey) => taken(retryTransient(() => storeOf(rule).consume(key)))
  const used = async ({ rule, key }: LimitedKey) => {
    const counted = await storeOf(rule).get(key)
    return Math.min(counted?.consumedPoints ?? 0, rule.points)
  }
  const reset = async ({ rule, key }: LimitedKey) => {
    await retryTransient(() => storeOf(rule).delete(key))
  }
  const countWrong = async (what: LimitedKey & { id: string }): Promise<Taken> => {
    const mine = Promise.resolve(wrongGuesses.get(what.id)).then(() => take(what))
    wrongGuesses.set(what.id, mine)
    return mine.finally(() => {
      if (wrongGuesses.get(what.id) === mine) wrongGuesses.delete(what.id)
    })
  }
  const judge = async ({ right, rule, key }: LimitedKey & { right: boolean }): Promise<Taken> => {
    const id = `${rule.name} ${key}`
    if (!right) return countWrong({ id, rule, key })
    await wrongGuesses.get(id)
    return left({ rule, store: storeOf(rule), key })
  }
  return { take, used, reset, judge }
}

async function taken(consumed: Promise<RateLimiterRes>): Promise<Taken> {
  try {
    await consumed
    return { ok: true }
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { ok: false, retryAfter: secondsUntil(refused) }
    throw refused
  }
}

async function left(options: {
  rule: LimitRule
  store: RateLimiterStoreAbstract
  key: string
}): Promise<Taken> {
  const used = await options.store.get(options.key)
  if (!used || used.consumedPoints < options.rule.points) return { ok: true }
  return { ok: false, retryAfter: secondsUntil(used) }
}

function secondsUntil({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
