import type { Payload } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { diskFaultOf } from './disk-fault.server'
import { retryTransient } from './retry-transient.server'
import { createLimitStores, type LimitStores } from './limit-stores.server'

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
  /** writes a row as a count does; throws where none can be written */
  probe: () => Promise<unknown>
}

const PROBE: LimitRule = { name: 'ready', points: Number.MAX_SAFE_INTEGER, seconds: 60 }

/**
 * Counts in the database that Payload uses, so that all instances share them; expired rows are purged. While its disk
 * takes no more, this process counts on by itself: guesses are not free meanwhile, and what needs no room goes on.
 * Never call it inside a transaction: on SQLite the count would wait for the very transaction that waits for it.
 */
export async function createLimiter({ payload }: { payload: Payload }): Promise<Limiter> {
  const stores = await createLimitStores({ payload })
  const { storeOf, spareOf } = stores
  const unlessFull = createUnlessFull({ payload })
  const wrongGuesses = new Map<string, Promise<unknown>>()

  const take = ({ rule, key }: LimitedKey) =>
    unlessFull<Taken>({
      write: () => taken(retryTransient(() => storeOf(rule).consume(key))),
      async otherwise() {
        await spareOf(rule).penalty(key)
        const { points, retryAfter } = await countOf({ stores, rule, key })
        return points > rule.points ? { ok: false, retryAfter } : { ok: true }
      },
    })
  const used = async ({ rule, key }: LimitedKey) =>
    Math.min((await countOf({ stores, rule, key })).points, rule.points)
  const reset = async ({ rule, key }: LimitedKey) => {
    await spareOf(rule).delete(key)
    const write = () => retryTransient(() => storeOf(rule).delete(key))
    await unlessFull({ write, otherwise: () => Promise.resolve(false) })
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
    const { points, retryAfter } = await countOf({ stores, rule, key })
    return points < rule.points ? { ok: true } : { ok: false, retryAfter }
  }
  return { take, used, reset, judge, probe: () => storeOf(PROBE).consume(PROBE.name) }
}

type Attempt<Result> = { write: () => Promise<Result>; otherwise: () => Promise<Result> }

/** Says once that the disk takes no more, and again when it had taken something in between. */
function createUnlessFull({ payload }: { payload: Payload }) {
  let isFull = false
  return async <Result>({ write, otherwise }: Attempt<Result>): Promise<Result> => {
    try {
      const result = await write()
      isFull = false
      return result
    } catch (error) {
      if (!diskFaultOf(error)) throw error
      if (!isFull)
        payload.logger.error({ err: error, msg: 'limits are counted in memory: none can be stored' })
      isFull = true
      return otherwise()
    }
  }
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

/** What is stored, and what was counted beside it. */
async function countOf({ stores, rule, key }: LimitedKey & { stores: LimitStores }) {
  const found = await Promise.all([stores.storeOf(rule).get(key), stores.spareOf(rule).get(key)])
  const counts = found.filter((one) => one !== null)
  const points = counts.reduce((sum, { consumedPoints }) => sum + consumedPoints, 0)
  return { points, retryAfter: Math.max(1, ...counts.map(secondsUntil)) }
}

function secondsUntil({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
