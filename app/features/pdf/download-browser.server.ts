import {
  Browser,
  detectBrowserPlatform,
  getInstalledBrowsers,
  install,
  resolveBuildId,
} from '@puppeteer/browsers'

type Options = { cacheDir: string; say: (text: string) => void }

const BROWSER = Browser.CHROMEHEADLESSSHELL

/**
 * Puppeteer's own headless shell: an earlier download from `cacheDir`, else a new one.
 * @throws {Error} when the download is refused or does not finish in time
 */
export async function downloadBrowser({ cacheDir, say }: Options): Promise<string> {
  const earlier = (await getInstalledBrowsers({ cacheDir })).find(({ browser }) => browser === BROWSER)
  if (earlier) return earlier.executablePath
  const platform = detectBrowserPlatform()
  if (!platform) throw new Error('Puppeteer has no browser for this system')
  say('Downloading a headless browser for drawing pages (about 100 MB, once)…')
  try {
    // Asking for the version is one small request: a machine that may not download is told so in seconds.
    const buildId = await within(20_000, resolveBuildId(BROWSER, platform, 'stable'))
    return (await within(300_000, install({ browser: BROWSER, buildId, cacheDir }))).executablePath
  } catch (error) {
    throw new Error(
      `the browser download was refused (${error instanceof Error ? error.message : String(error)})`,
      {
        cause: error,
      },
    )
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms / 1000} s`)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
