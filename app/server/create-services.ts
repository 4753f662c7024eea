import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Logger } from 'pino'
import type { Env } from '../../env.server'
import { createAssistant } from '../features/assistant/create-assistant.server'
import { createPasswordCheck } from '../features/auth/check-password.server'
import { createBrowserPool, type BrowserPool } from '../features/pdf/browser-pool.server'
import { createWorkAhead } from '../features/pdf/create-work-ahead.server'
import { findBrowser } from '../features/pdf/find-browser.server'
import { createTally } from '../features/statistics/create-tally.server'
import { createLimiter } from '../database/limiter.server'
import type { Services } from '../features/services'

/** Everything a running server has one of. */
export async function createServices(options: {
  payload: Payload
  env: Env
  log: Logger
}): Promise<Services> {
  const [browser, limiter] = await Promise.all([browserPool(options), createLimiter(options)])
  const services = {
    ...options,
    ...{ browser, limiter, ahead: createWorkAhead(options), tally: createTally(options) },
    checkPassword: createPasswordCheck(),
  }
  return { ...services, assistant: createAssistant({ services }) }
}

async function browserPool({ env, log }: { env: Env; log: Logger }): Promise<BrowserPool> {
  const pageScript = () => readFile('build/page-script.js', 'utf8')
  if (env.BROWSER_WS_ENDPOINT)
    return createBrowserPool({ wsEndpoint: env.BROWSER_WS_ENDPOINT, log, pageScript })
  const executablePath = await findBrowser({
    executablePath: env.PUPPETEER_EXECUTABLE_PATH,
    searchPath: env.PATH,
    cacheDir: path.join(env.DATA_DIR, 'browser'),
    say: (text) => log.info(text),
  }).catch((error: unknown) => {
    // The site works without a browser; only drawing pages doesn't, and says so at each call.
    log.error({ err: error }, 'no browser: pages can not be drawn until one is there')
    return ''
  })
  log.info({ executablePath }, 'browser found')
  const pool = createBrowserPool({ executablePath, log, pageScript })
  if (executablePath)
    pool.warm().catch((error: unknown) => log.error({ err: error }, 'the browser did not start'))
  return pool
}
