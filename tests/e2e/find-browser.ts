import path from 'node:path'
import { findBrowser } from '../../app/features/pdf/find-browser.server'

/** Finds the browser once, as the server does, for every worker. */
export default async function setup(): Promise<void> {
  process.env.PUPPETEER_EXECUTABLE_PATH = await findBrowser({
    executablePath: process.env.PUPPETEER_EXECUTABLE_PATH,
    searchPath: process.env.PATH,
    cacheDir: path.resolve('node_modules/.cache/jianli-tests/browser'),
    say: (text) => process.stdout.write(`${text}\n`),
  })
}
