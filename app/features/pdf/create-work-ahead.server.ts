import type { Logger } from 'pino'
import { asServer } from '~/http/caller.server'

type Work = (signal: AbortSignal) => Promise<void>
export type WorkAhead = {
  /** Does the work soon, one after another; work that waits under the same key gives way to it. Never throws. */
  add: (job: { key: string; work: Work }) => void
  /** Resolves when nothing waits or runs. */
  idle: () => Promise<void>
  /** Drops what waits, cancels what runs and waits for its end; takes no more. */
  close: () => Promise<void>
}
type Options = { log: Pick<Logger, 'warn'>; limit?: number }

/** Work that nobody waits for yet: it is lost without harm, so a failure is logged, and past `limit` the oldest gives way. */
export function createWorkAhead({ log, limit = 200 }: Options): WorkAhead {
  const waiting = new Map<string, Work>()
  const closing = new AbortController()
  let running: Promise<void> | undefined

  async function workOff(): Promise<void> {
    while (waiting.size > 0) {
      // The answer that led to this work goes out first.
      await new Promise((resolve) => setImmediate(resolve))
      for (const [key, work] of [...waiting].slice(0, 1)) {
        waiting.delete(key)
        await work(closing.signal).catch((error: unknown) => {
          if (!closing.signal.aborted) log.warn({ err: error, key }, 'work ahead failed')
        })
      }
    }
    running = undefined
  }

  return {
    add({ key, work }) {
      if (closing.signal.aborted) return
      waiting.delete(key)
      waiting.set(key, work)
      for (const oldest of waiting.keys()) if (waiting.size > limit) waiting.delete(oldest)
      // the server's: all would wait with a job whose caller has a page already
      running ??= asServer(workOff)
    },
    async idle() {
      while (running) await running
    },
    async close() {
      waiting.clear()
      closing.abort(new DOMException('The server is shutting down', 'AbortError'))
      await running
    },
  }
}
