import { abortReason } from './abort-reason'
import { answersIn } from './answers-in.server'
import type { PageJob } from './browser-pool.server'
import type { KeptPage } from './open-kept-page.server'

type Options<T> = { job: PageJob<T>; page: KeptPage; timeoutMs: number; signal?: AbortSignal | undefined }
type Outcome<T> =
  | { ok: true; value: T }
  /** `broken`: the page cannot be trusted any more. `hung`: it did not answer in time. */
  | { ok: false; error: Error; broken: boolean; hung: boolean; aborted: boolean }

const ALIVE_MS = 2_000

/** Runs a job once within its time limit and judges what a failure means for the page. */
export async function attemptJob<T>({ job, page, timeoutMs, signal }: Options<T>): Promise<Outcome<T>> {
  let stop: (outcome: Outcome<T>) => void = () => {}
  const stopped = new Promise<Outcome<T>>((resolve) => (stop = resolve))
  const failed = (error: Error, marks: Partial<{ broken: boolean; hung: boolean; aborted: boolean }>) =>
    stop({ ok: false, error, broken: false, hung: false, aborted: false, ...marks })

  const timer = setTimeout(
    () => failed(new Error(`The page did not finish in ${timeoutMs} ms`), { broken: true, hung: true }),
    timeoutMs,
  )
  // Work that has begun cannot be taken back from the page: it is thrown away with what it was doing.
  const abort = () => failed(abortReason(signal), { broken: true, aborted: true })
  signal?.addEventListener('abort', abort, { once: true })
  const crash = (error: Error) => failed(error, { broken: true })
  const gone = () => crash(new Error('The page closed'))
  page.page.once('error', crash).once('close', gone)
  job(page).then(
    (value) => stop({ ok: true, value }),
    async (error: unknown) => {
      const cause = error instanceof Error ? error : new Error(String(error))
      failed(cause, { broken: isPageLost(cause) || !(await isAlive(page)) })
    },
  )
  return stopped.finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    page.page.off('error', crash).off('close', gone)
  })
}

/** Asked after a failure whose words say nothing: the error is the job's own if the page still answers. */
async function isAlive({ page }: KeptPage): Promise<boolean> {
  return page.browser().connected && !page.isClosed() && answersIn(ALIVE_MS, page.evaluate('1'))
}

/** Puppeteer's errors for a target, session, frame or connection that is gone have no class of their own. */
function isPageLost(error: Error): boolean {
  return (
    error.name === 'TargetCloseError' ||
    error.name === 'ConnectionClosedError' ||
    /target closed|session closed|connection closed|detached|context was destroyed|cannot find context|page crashed|not attached|write EPIPE/i.test(
      error.message,
    )
  )
}
