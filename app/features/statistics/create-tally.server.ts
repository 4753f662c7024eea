import type { Payload } from 'payload'
import type { Logger } from 'pino'
import { countKey, type Counted } from '../../../collections/daily-counts'
import { compareAndSet } from '~/database/compare-and-set.server'
import { insertOnce } from '~/database/insert-once.server'

export type Tally = {
  /** One more of a kind today. Only a number is kept: nobody's name, nobody's resume. */
  add: (kind: Counted) => void
  /** Writes what was counted since the last time; resolves when it stands in the database. Never throws. */
  flush: () => Promise<void>
}
export type TallyOptions = { payload: Payload; log: Pick<Logger, 'warn'>; everyMs?: number }

/**
 * Counts in memory and writes a sum once a second at most: nobody waits for a statistic, and many downloads at once
 * don't queue for one row. A killed process loses that second's numbers, a stopped one none.
 */
export function createTally({ payload, log, everyMs = 1000 }: TallyOptions): Tally {
  const counted = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    for (const [key, count] of [...counted]) {
      counted.delete(key)
      await store({ payload, key, count }).catch((error: unknown) => {
        // they come with the next sum
        counted.set(key, (counted.get(key) ?? 0) + count)
        log.warn({ err: error, key, count }, 'uses were not counted yet')
      })
    }
  }
  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  return {
    add(kind) {
      const key = countKey({ kind, day: new Date().toISOString().slice(0, 10) })
      counted.set(key, (counted.get(key) ?? 0) + 1)
      timer ??= setTimeout(() => void flush(), everyMs).unref()
    },
    flush,
  }
}

type StoreOptions = { payload: Payload; key: string; count: number }

async function store({ payload, key, count }: StoreOptions): Promise<void> {
  if (await raise({ payload, key, count })) return
  if (await insertOnce({ payload, collection: 'daily-counts', data: { key, count } })) return
  // another instance was first: the row is there now
  await raise({ payload, key, count })
}

function raise({ payload, key, count }: StoreOptions) {
  return compareAndSet({
    payload,
    collection: 'daily-counts',
    where: { key: { equals: key } },
    data: { count: { $inc: count } },
  })
}
