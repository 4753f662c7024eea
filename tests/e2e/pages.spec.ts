import type { Page } from '@playwright/test'
import type { Mailbox } from '../doubles/mailbox'
import { signInAt, siteCall } from '../setup/site-call'
import { kindOf, linksOf } from './site/crawl'
import { expect, forgive, test } from './test'
import { violationsIn } from './violations'

/** What links don't lead to: empty lists, answers, pages of one's own, pages that are not there. */
const UNLINKED = [
  '/template?group=graduate&lang=en',
  '/recruitment?q=nothing-like-this',
  '/guide?tag=ats&page=900',
  '/search?q=PDF',
  '/search?q=nothing-like-this',
  '/test',
  '/editor/local-none',
  '/preview/none',
  '/not-a-page',
]
const ABSENT = /^\/not-a-page/
/** Long: site/calls-page.spec.ts has axe look at it, with a call open. */
const CALLS = '/resume-api/docs'
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** How pages are looked at: each kind in one of these ways by turns, those that everybody sees in both. */
const WAYS = [
  { locale: 'zh-CN', colorScheme: 'light', size: DESK },
  { locale: 'en', colorScheme: 'dark', size: PHONE },
] as const
const SEEN_BY_ALL = /^\/($|preview\/[^n]|template$|vip$)/

test('every link leads somewhere, every kind of page fits a phone and has nothing for axe to find', async ({
  page,
  context,
  site,
  mailbox,
  errors,
}) => {
  test.setTimeout(600_000)
  const waiting = ['/', ...UNLINKED, await shareResume({ url: site.url, mailbox })]
  const looked = new Set<string>()
  const links = new Map<string, string>()
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const kind = UNLINKED.includes(address) ? address : kindOf(address)
    if (looked.has(kind)) continue
    looked.add(kind)
    const ways = SEEN_BY_ALL.test(kind) ? WAYS : WAYS.filter((_, at) => at === looked.size % 2)
    for (const { locale, colorScheme, size } of ways)
      await test.step(`${address}, ${locale}`, async () => {
        await context.addCookies([{ name: 'locale', value: locale, url: site.url }])
        // Before the page is there: one that changes its colors is between the two for a frame.
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize(size)
        const answer = await page.goto(address)
        if (!/text\/html/.test(answer?.headers()['content-type'] ?? '')) return
        expect(answer?.status(), address).toBe(ABSENT.test(address) ? 404 : 200)
        // What is loading has no heading yet.
        await page.locator('h1').first().waitFor({ state: 'attached' })
        expect(await page.locator('html').getAttribute('lang'), address).toBe(locale)
        const where = `${address}, ${locale}, ${colorScheme}, ${size.width} px`
        if (address !== CALLS) expect.soft(await violationsIn({ page }), where).toEqual([])
        await expectPhoneWidth({ page, where })
        for (const link of await linksOf(page)) {
          if (!links.has(link)) links.set(link, address)
          if (isPage(link)) waiting.push(link.replace(/#.*/, ''))
        }
      })
  }
  expect([...looked]).toEqual(expect.arrayContaining(['/tools/ats', '/guide/:id', '/content/:id']))
  await followAll({ page, links })
  // The browser reports the 404 of the page that is not there.
  forgive({ errors, matching: /404.*not-a-page/ })
})

async function expectPhoneWidth({ page, where }: { page: Page; where: string }): Promise<void> {
  await page.setViewportSize(PHONE)
  // A busy browser takes its new size in steps, and lays the page out after that.
  await expect
    .soft(page.locator('html'), `${where}: its width on a phone`)
    .toHaveJSProperty('scrollWidth', PHONE.width)
}

/**
 * Asks for every link once, but for those of the site map, which tests/integration/site/sharing.test.ts goes through; a
 * place named on a page has to be there.
 */
async function followAll({ page, links }: { page: Page; links: Map<string, string> }): Promise<void> {
  const map = await (await page.request.get('/sitemap.xml')).text()
  const listed = new Set(
    Array.from(map.matchAll(/<loc>([^<]+)/g), ([, address = '']) => {
      const { pathname, search } = new URL(address)
      return pathname + search
    }),
  )
  expect(listed.size).toBeGreaterThan(60)
  const answers = new Map<string, { status: number; text: string }>()
  for (const [link, from] of links) {
    const [address = '', place] = link.split('#')
    if (!place && (listed.has(address) || /^\/thumbnails\//.test(address))) continue
    let answer = answers.get(address)
    if (!answer) {
      const response = await page.request.get(address)
      answer = { status: response.status(), text: await response.text() }
      answers.set(address, answer)
    }
    expect.soft(answer.status, `${link}, linked from ${from}`).toBe(ABSENT.test(address) ? 404 : 200)
    if (place) expect.soft(answer.text.includes(`id="${place}"`), `${link}, from ${from}`).toBe(true)
  }
}

function isPage(link: string): boolean {
  const { pathname } = new URL(link, 'http://site')
  if (/\.\w+$/.test(pathname) || /^\/(thumbnails|assets|uploads|admin)\//.test(pathname)) return false
  return !pathname.startsWith('/resume-api/') || pathname === CALLS
}

type Sharer = { url: string; mailbox: Mailbox }

async function shareResume({ url, mailbox }: Sharer): Promise<string> {
  const token = await signInAt({ url, mailbox, email: 'shares-a-page@example.com' })
  const { body } = await siteCall({
    url,
    path: '/resume/create',
    token,
    body: { templateCode: 'classic-zh' },
  })
  const id = String(body.data)
  await siteCall({ url, path: `/resume/access-code/${id}`, token, body: { accessCode: '48201957' } })
  return `/preview/${id}?code=48201957`
}
