import type { BrowserContext, CDPSession, Page } from 'puppeteer'

/** A page that is used for job after job; one job has it at a time. */
export type KeptPage = {
  page: Page
  cdp: CDPSession
  /** Key of the faces loaded into it (FontSet.key), so that the same ones are not sent twice. */
  fontsKey: string | undefined
  jobs: number
}
type Options = { context: BrowserContext; pageScript: string; onRefused: (url: string) => void }

/** Nothing may be loaded but what the server hands over itself; scripts come by the debugging protocol alone. */
const POLICY = "default-src 'none'; img-src data: blob:; font-src data: blob:; style-src 'unsafe-inline'"
/** Without the body's own margin the pages fit the paper, and are not printed a hundredth smaller to make them fit. */
const SHELL = `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title></title>
<style>html, body { margin: 0 }</style><style id="page-css"></style></head><body></body></html>`

export async function openKeptPage({ context, pageScript, onRefused }: Options): Promise<KeptPage> {
  const page = await context.newPage()
  const cdp = await page.createCDPSession()
  // For a browser that we did not start and that therefore has no dead proxy.
  await page.setOfflineMode(true)
  await page.setContent(SHELL, { waitUntil: 'domcontentloaded' })
  await page.exposeFunction('jianliRefused', onRefused)
  await page.evaluate(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      Reflect.get(globalThis, 'jianliRefused')?.(event.blockedURI),
    ),
  )
  if (pageScript) await page.evaluate(pageScript)
  return { page, cdp, fontsKey: undefined, jobs: 0 }
}
