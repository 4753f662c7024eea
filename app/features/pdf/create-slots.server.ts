import { BrowserBusyError } from './browser-errors.server'

export type Slots = {
  /** Waits for a free place; the function it gives back must be called once, when the place is free again. */
  take: (signal?: AbortSignal) => Promise<() => void>
  /** Resolves when nothing runs and nobody waits. */
  idle: () => Promise<void>
  load: () => { running: number; waiting: number }
}
type Options = { places: number; queueLimit: number; queueMs: number }
type Waiter = { start: () => void; fail: (error: Error) => void }

/**
 * A first-come queue with a bound: past `queueLimit` waiters, or after `queueMs` in the queue, `take` throws a
 * BrowserBusyError; an aborted signal leaves the queue at once with the signal's reason.
 */
export function createSlots({ places, queueLimit, queueMs }: Options): Slots {
  const waiters: Waiter[] = []
  const idlers: (() => void)[] = []
  let running = 0
  let averageMs = 100

  const retryAfter = () => Math.max(1, Math.ceil((waiters.length * averageMs) / places / 1000))
  const give = () => {
    const startedAt = performance.now()
    running += 1
    let given = true
    return () => {
      if (!given) return
      given = false
      running -= 1
      averageMs += (performance.now() - startedAt - averageMs) / 10
      waiters.shift()?.start()
      if (running === 0 && waiters.length === 0) for (const idler of idlers.splice(0)) idler()
    }
  }
  const wait = (signal?: AbortSignal) =>
    new Promise<() => void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        const place = waiters.indexOf(waiter)
        if (place >= 0) waiters.splice(place, 1)
      }
      const waiter: Waiter = {
        start: () => (leave(), resolve(give())),
        fail: (error) => (leave(), reject(error)),
      }
      const abort = () => waiter.fail(reasonOf(signal))
      const timer = setTimeout(() => waiter.fail(new BrowserBusyError(retryAfter())), queueMs)
      signal?.addEventListener('abort', abort, { once: true })
      waiters.push(waiter)
    })

  return {
    async take(signal) {
      if (signal?.aborted) throw reasonOf(signal)
      if (running < places && waiters.length === 0) return give()
      if (waiters.length >= queueLimit) throw new BrowserBusyError(retryAfter())
      return wait(signal)
    },
    async idle() {
      if (running > 0 || waiters.length > 0) await new Promise<void>((resolve) => idlers.push(resolve))
    },
    load: () => ({ running, waiting: waiters.length }),
  }
}

function reasonOf(signal?: AbortSignal): Error {
  return signal?.reason instanceof Error
    ? signal.reason
    : new DOMException('The caller went away', 'AbortError')
}
