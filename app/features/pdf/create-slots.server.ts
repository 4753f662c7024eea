import { abortReason } from './abort-reason'
import { BrowserBusyError } from './browser-errors.server'

/** Without a caller it is the server itself, which may have all places. */
type Turn = { caller: string | undefined; signal?: AbortSignal | undefined }
export type Slots = {
  /** Waits for a free place; the function it gives back must be called once, when the place is free again. */
  take: (turn: Turn) => Promise<() => void>
  /** Resolves when nothing runs and nobody waits. */
  idle: () => Promise<void>
  load: () => { running: number; waiting: number }
}
type Options = {
  places: number
  /** Of all; of one caller half of them, unless places are lent. */
  queueLimit?: number
  queueMs?: number
  /** A caller has more than one place while no other waits, and the whole queue. */
  isLent?: boolean
}
type Waiter = Pick<Turn, 'caller'> & { start: () => void; fail: (error: Error) => void }

/**
 * Places that callers take in turn: each has one at a time, so that another always finds one sooner or later, however
 * much the first asked for. Past `queueLimit` waiters, or after `queueMs` in the
 * queue, `take` throws a BrowserBusyError; an aborted signal leaves the queue at once with the signal's reason.
 */
export function createSlots({ places, queueLimit = Infinity, queueMs, isLent = false }: Options): Slots {
  let waiters: Waiter[] = []
  const running: (string | undefined)[] = []
  const idlers: (() => void)[] = []
  let averageMs = 100

  const isOf = (caller: string | undefined) => (other: string | undefined) =>
    caller !== undefined && caller === other
  const limitOfOne = isLent ? queueLimit : queueLimit / 2
  const mayRun = (caller: string | undefined) => running.length < places && !running.some(isOf(caller))
  // Nobody waits while a place that is lent is free.
  const mayBorrow = () => isLent && running.length < places
  const busy = () =>
    new BrowserBusyError(Math.max(1, Math.ceil((waiters.length * averageMs) / places / 1000)))

  function give(caller: string | undefined): () => void {
    const startedAt = performance.now()
    running.push(caller)
    let given = true
    return () => {
      if (!given) return
      given = false
      running.splice(running.indexOf(caller), 1)
      averageMs += (performance.now() - startedAt - averageMs) / 10
      startNext()
      if (running.length === 0 && waiters.length === 0) for (const idler of idlers.splice(0)) idler()
    }
  }

  function startNext(): void {
    const next = waiters.find(({ caller }) => mayRun(caller)) ?? (mayBorrow() ? waiters[0] : undefined)
    if (!next) return
    // What else the same caller waits for comes after everybody's.
    const isSame = isOf(next.caller)
    waiters = [
      ...waiters.filter(({ caller }) => !isSame(caller)),
      ...waiters.filter(({ caller }) => isSame(caller)),
    ]
    next.start()
    startNext()
  }

  const wait = ({ caller, signal }: Turn) =>
    new Promise<() => void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        waiters = waiters.filter((other) => other !== waiter)
      }
      const waiter: Waiter = {
        caller,
        start: () => (leave(), resolve(give(caller))),
        fail: (error) => (leave(), reject(error)),
      }
      const abort = () => waiter.fail(abortReason(signal))
      const timer = queueMs === undefined ? undefined : setTimeout(() => waiter.fail(busy()), queueMs)
      signal?.addEventListener('abort', abort, { once: true })
      waiters.push(waiter)
    })

  return {
    async take({ caller, signal }) {
      if (signal?.aborted) throw abortReason(signal)
      if (mayRun(caller) || mayBorrow()) return give(caller)
      const own = waiters.filter((waiter) => isOf(caller)(waiter.caller)).length
      if (waiters.length >= queueLimit || own >= limitOfOne) throw busy()
      return wait({ caller, signal })
    },
    async idle() {
      if (running.length > 0 || waiters.length > 0) await new Promise<void>((resolve) => idlers.push(resolve))
    },
    load: () => ({ running: running.length, waiting: waiters.length }),
  }
}
