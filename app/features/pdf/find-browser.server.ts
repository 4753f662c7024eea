import { accessSync, constants } from 'node:fs'
import { BrowserUnavailableError } from './browser-errors.server'
import { downloadBrowser } from './download-browser.server'
import { findInstalledBrowser } from './find-installed-browser.server'
import { installBrowserPackage } from './install-browser-package.server'

type Options = {
  /** PUPPETEER_EXECUTABLE_PATH: taken as it is; wrong, it is an error and nothing else is tried. */
  executablePath?: string | undefined
  searchPath?: string | undefined
  /** Where a downloaded browser is kept. */
  cacheDir: string
  /** Told what each long step does. */
  say: (text: string) => void
}

/**
 * Finds the browser that draws the pages: the one named by the setting, an installed one, an earlier or a new download
 * of Puppeteer's, or the system's package manager when it may be used.
 *
 * @returns the path of its program
 * @throws {BrowserUnavailableError} saying what was tried and what to do
 */
export async function findBrowser(options: Options): Promise<string> {
  const { executablePath, searchPath = '', cacheDir, say } = options
  if (executablePath) return checkedPath(executablePath)
  const installed = findInstalledBrowser(searchPath)
  if (installed) return installed
  const failures: string[] = []
  for (const get of [
    () => downloadBrowser({ cacheDir, say }),
    async () => {
      await installBrowserPackage({ say })
      return findInstalledBrowser(searchPath)
    },
  ]) {
    try {
      const found = await get()
      if (found) return found
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      failures.push(reason)
      say(reason)
    }
  }
  throw new BrowserUnavailableError(
    `No browser for drawing pages: ${failures.join('; ')}. Install Chromium or Chrome, or set PUPPETEER_EXECUTABLE_PATH or BROWSER_WS_ENDPOINT.`,
  )
}

function checkedPath(file: string): string {
  try {
    accessSync(file, constants.X_OK)
    return file
  } catch {
    throw new BrowserUnavailableError(
      `PUPPETEER_EXECUTABLE_PATH names ${file}, which is no program that can be run`,
    )
  }
}
