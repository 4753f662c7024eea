import type { Logger } from 'pino'
import { currentCaller } from '~/http/caller.server'
import { attemptJob } from './attempt-job.server'
import { BrowserLostError, BrowserTimeoutError, BrowserUnavailableError } from './browser-errors.server'
import { createKeptPages } from './create-kept-pages.server'
import { createSlots } from './create-slots.server'
import type { KeptPage } from './open-kept-page.server'

export type PageJob<T> = (kept: KeptPage) => Promise<T>
export type RunOptions = { signal?: AbortSignal | undefined; timeoutMs?: number }
export type BrowserPool = {
  /**
   * Runs a job on a kept page, in turn, each caller's one at a time. A job must be repeatable: a browser or page that crashes or hangs is replaced
   * and the job is run again.
   * @throws {BrowserBusyError} when the queue is full or does not move
   * @throws {BrowserTimeoutError} when the job ran out of time twice
   * @throws {BrowserLostError} when the browser was lost each time
   * @throws {BrowserUnavailableError} when no browser starts, or after `close`
   */
  run: <T>(job: PageJob<T>, options?: RunOptions) => Promise<T>
  /** Starts the browser before the first job needs it. */
  warm: () => Promise<void>
  healthy: () => Promise<boolean>
  /** Takes no more jobs, lets those in flight finish (at most `graceMs`, 10 s unless told), ends the browser. */
  close: (graceMs?: number) => Promise<void>
  load: () => { running: number; waiting: number }
}
export type BrowserPoolOptions = ({ executablePath: string } | { wsEndpoint: string }) & {
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Source of the script that measures and paginates; read when a page is opened. */
  pageScript?: () => Promise<string>
  pages?: number
  queueLimit?: number
  queueMs?: number
  timeoutMs?: number
}

/** A job that hangs is given one more try. */
const HANGS = 2
/** A browser that is lost may have been lost by another job, or killed from outside. */
const LOSSES = 3

/** One browser, kept warm, with a page or two that jobs take in turn. Starts at the first job or at `warm()`. */
export function createBrowserPool(options: BrowserPoolOptions): BrowserPool {
  const { log, pages = 2, queueLimit = 40, queueMs = 10_000, timeoutMs: usualMs = 9_000 } = options
  const slots = createSlots({ places: pages, queueLimit, queueMs })
  const kept = createKeptPages(options)
  let closing = false

  async function attempts<T>(job: PageJob<T>, { signal, timeoutMs = usualMs }: RunOptions): Promise<T> {
    for (let hangs = 0, losses = 0; ;) {
      const page = await takePage()
      const outcome = await attemptJob({ job, page, timeoutMs, signal })
      if (outcome.ok) {
        await kept.giveBack(page)
        return outcome.value
      }
      await (outcome.broken ? kept.discard(page, outcome.hung) : kept.giveBack(page))
      if (!outcome.broken || outcome.aborted) throw outcome.error
      if (outcome.hung && ++hangs === HANGS) throw new BrowserTimeoutError(outcome.error.message)
      if (!outcome.hung && ++losses === LOSSES) throw lost(outcome.error)
      log.warn({ err: outcome.error, hung: outcome.hung }, 'the page renderer failed; the job runs again')
    }
  }

  /** A browser that died unnoticed is replaced here; opening a page is not the job's attempt. */
  async function takePage() {
    for (let losses = 1; ; losses += 1) {
      try {
        return await kept.take()
      } catch (error) {
        if (losses < LOSSES) continue
        throw error instanceof BrowserUnavailableError ? error : lost(error)
      }
    }
  }

  return {
    async run(job, runOptions = {}) {
      if (closing) throw new BrowserUnavailableError('The server is shutting down')
      const release = await slots.take({ caller: currentCaller(), signal: runOptions.signal })
      return attempts(job, runOptions).finally(release)
    },
    warm: () => kept.warm(),
    healthy: async () => !closing && (await kept.healthy()),
    async close(graceMs = 10_000) {
      closing = true
      await Promise.race([slots.idle(), new Promise((resolve) => setTimeout(resolve, graceMs).unref())])
      await kept.close()
    },
    load: () => slots.load(),
  }
}

function lost(cause: unknown): BrowserLostError {
  return new BrowserLostError('The browser for drawing pages was lost again and again', { cause })
}
