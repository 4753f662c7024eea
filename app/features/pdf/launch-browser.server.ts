import path from 'node:path'
import puppeteer, { type Browser } from 'puppeteer'

type Options =
  | { executablePath: string; /** Listens for others; talks by a pipe without it. */ port?: number }
  | { wsEndpoint: string }

/**
 * Starts the browser at `executablePath`, or joins the one at `wsEndpoint` (`ws://…`, or `http://…` of its debugging
 * port). What it may not load is settled twice: the page's own policy, and here a proxy that nobody listens on.
 */
export async function launchBrowser(options: Options): Promise<Browser> {
  if ('wsEndpoint' in options) {
    const { wsEndpoint } = options
    const where = /^https?:/.test(wsEndpoint) ? { browserURL: wsEndpoint } : { browserWSEndpoint: wsEndpoint }
    return puppeteer.connect({ ...where, defaultViewport: null })
  }
  const { executablePath, port } = options
  const isShell = /headless[-_]shell/.test(path.basename(executablePath))
  const browser = await puppeteer.launch({
    executablePath,
    headless: isShell ? 'shell' : true,
    ...(port === undefined ? { pipe: true } : { debuggingPort: port }),
    timeout: 20_000,
    protocolTimeout: 60_000,
    defaultViewport: null,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [...FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  // A killed browser's helpers hold the pipe open for a while: without this, waiting jobs would not learn of its end.
  browser.process()?.once('exit', () => void browser.disconnect())
  return browser
}

const FLAGS = [
  // Without it the headless shell hints glyphs and lines wrap differently from every other Chromium.
  '--font-render-hinting=none',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-first-run',
  '--no-default-browser-check',
  '--lang=en-US',
]
