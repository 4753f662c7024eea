import type { Browser, BrowserContext } from 'puppeteer'
import { answersIn } from './answers-in.server'
import { BrowserUnavailableError } from './browser-errors.server'
import type { BrowserPoolOptions } from './browser-pool.server'
import { launchBrowser } from './launch-browser.server'

export type KeptBrowser = {
  /** Where pages are opened; starts the browser when none runs. */
  context: () => Promise<BrowserContext>
  healthy: () => Promise<boolean>
  /** Ends a browser that does not answer, unless another has its place; the next `context()` starts one. */
  kill: (browser: Browser) => Promise<void>
  close: () => Promise<void>
}
type Running = { browser: Browser; context: BrowserContext }

/** One browser at a time, started when needed, started again when it is lost. */
export function keepBrowser(options: BrowserPoolOptions & { onLost: () => void }): KeptBrowser {
  const { log, onLost } = options
  let current: Promise<Running> | undefined

  function running(): Promise<Running> {
    if (current) return current
    const mine = start(options).catch((error: unknown) => {
      forget()
      throw new BrowserUnavailableError('The browser for drawing pages did not start', { cause: error })
    })
    const forget = () => {
      if (current !== mine) return
      current = undefined
      onLost()
    }
    current = mine
    void mine.then(
      async ({ browser }) => {
        browser.once('disconnected', forget)
        log.info({ browser: await browser.version() }, 'the page renderer is up')
      },
      () => undefined,
    )
    return mine
  }
  const ifRunning = async () => current?.catch(() => undefined)

  return {
    context: async () => (await running()).context,
    async healthy() {
      const made = await running().catch(() => undefined)
      return made ? answersIn(3_000, made.browser.version()) : false
    },
    async kill(browser) {
      const made = await ifRunning()
      if (made?.browser !== browser) return
      current = undefined
      onLost()
      await end(made)
    },
    async close() {
      const made = await ifRunning()
      if (made) await end(made)
    },
  }
}

async function start(options: BrowserPoolOptions): Promise<Running> {
  const browser = await launchBrowser(options)
  // A browser that others use as well gets a context of our own.
  const context = browser.process() ? browser.defaultBrowserContext() : await browser.createBrowserContext()
  return { browser, context }
}

async function end({ browser, context }: Running): Promise<void> {
  const program = browser.process()
  if (program) {
    if (!(await answersIn(5_000, browser.close()))) program.kill('SIGKILL')
    return
  }
  await answersIn(5_000, context.close())
  await browser.disconnect()
}
