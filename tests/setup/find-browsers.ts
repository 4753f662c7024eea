import path from 'node:path'
import { findBrowser } from '../../app/features/pdf/find-browser.server'
import { findFirefox } from './find-firefox'

/**
 * Finds, or gets, both browsers before any test begins: later several would install them at once. What was found stands
 * in `PUPPETEER_EXECUTABLE_PATH` and `TEST_FIREFOX`.
 * @returns whether there is a Firefox
 * @throws {Error} without a Chromium
 */
export async function findBrowsers(say: (text: string) => void): Promise<boolean> {
  process.env.PUPPETEER_EXECUTABLE_PATH = await findChromium(say)
  process.env.TEST_FIREFOX = await findFirefox(say).catch((error: unknown) => {
    say(`NO FIREFOX: ${error instanceof Error ? error.message : String(error)}`)
    return 'none'
  })
  return process.env.TEST_FIREFOX !== 'none'
}

/** As the server finds it. */
export function findChromium(say: (text: string) => void): Promise<string> {
  return findBrowser({
    executablePath: process.env.PUPPETEER_EXECUTABLE_PATH,
    searchPath: process.env.PATH,
    cacheDir: path.resolve('node_modules/.cache/jianli-tests/browser'),
    say,
  })
}
