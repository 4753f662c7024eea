import { answersIn } from './answers-in.server'
import type { BrowserPoolOptions } from './browser-pool.server'
import { keepBrowser } from './keep-browser.server'
import { type KeptPage, openKeptPage } from './open-kept-page.server'

export type KeptPages = {
  take: () => Promise<KeptPage>
  giveBack: (page: KeptPage) => Promise<void>
  /** Closes a page that cannot be trusted; when it hangs and does not even close, the browser goes with it. */
  discard: (page: KeptPage, hung: boolean) => Promise<void>
  warm: () => Promise<void>
  healthy: () => Promise<boolean>
  close: () => Promise<void>
}

/** A page is replaced after so many jobs, so that what Chromium keeps of old documents does not pile up. */
const JOBS_PER_PAGE = 500

/** The free pages of one browser, opened when they are needed and again when they are lost. */
export function createKeptPages(options: BrowserPoolOptions): KeptPages {
  const { log, pageScript = async () => '' } = options
  let free: KeptPage[] = []
  const browser = keepBrowser({ ...options, onLost: () => (free = []) })

  async function open(): Promise<KeptPage> {
    const context = await browser.context()
    const onRefused = (url: string) =>
      log.warn({ url: url.slice(0, 200) }, 'the page asked for something and was refused')
    return openKeptPage({ context, pageScript: await pageScript(), onRefused })
  }

  return {
    async take() {
      for (let page = free.pop(); page; page = free.pop()) if (isUsable(page)) return page
      return open()
    },
    async giveBack(page) {
      page.jobs += 1
      if (page.jobs < JOBS_PER_PAGE && isUsable(page)) free.push(page)
      else await closed(page)
    },
    async discard(page, hung) {
      if (!(await closed(page)) && hung) await browser.kill(page.page.browser())
    },
    async warm() {
      if (free.length === 0) free.push(await open())
    },
    healthy: () => browser.healthy(),
    close: () => browser.close(),
  }
}

/** Puppeteer does not close the pages of a browser that it has lost. */
function isUsable({ page }: KeptPage): boolean {
  return page.browser().connected && !page.isClosed()
}

async function closed({ page }: KeptPage): Promise<boolean> {
  return page.isClosed() || answersIn(2_000, page.close())
}
