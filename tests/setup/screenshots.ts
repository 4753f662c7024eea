import { chromium, type Browser } from '@playwright/test'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../../app/features/pdf/find-browser.server'
import { openMailbox } from '../doubles/mailbox'
import { signInAt, siteCall } from './site-call'
import { startSite } from './start-site'

/** Takes each page at three widths, in two languages and two schemes, into a new folder for people to look at. */

const WIDTHS = [1440, 768, 390]
const LOCALES = ['zh-CN', 'en']
const SCHEMES = ['light', 'dark'] as const

type Shot = { browser: Browser; url: string; token: string; paths: Record<string, string>; folder: string }
type Look = { width: number; locale: string; colorScheme: (typeof SCHEMES)[number] }

const say = (text: string) => process.stdout.write(`${text}\n`)
const folder = await mkdtemp(path.join(tmpdir(), 'jianli-pages-'))
const executablePath = await findBrowser({
  executablePath: process.env.PUPPETEER_EXECUTABLE_PATH,
  searchPath: process.env.PATH,
  cacheDir: path.resolve('node_modules/.cache/jianli-tests/browser'),
  say,
})
const mailbox = await openMailbox()
const site = await startSite({ SMTP_URL: mailbox.url })
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const token = await signInAt({ url: site.url, mailbox, email: 'pictures@example.com' })
const paths = await findPaths({ url: site.url, token })
for (const locale of LOCALES)
  for (const colorScheme of SCHEMES)
    for (const width of WIDTHS)
      await shoot({ browser, url: site.url, token, paths, folder, look: { width, locale, colorScheme } })
await browser.close()
await site.close()
await mailbox.close()
say(`Pictures of every page: ${folder}`)

async function findPaths({ url, token }: { url: string; token: string }): Promise<Record<string, string>> {
  const body = { title: 'Pictures', templateCode: 'classic-zh' }
  const { body: created } = await siteCall({ url, path: '/resume/create', token, body })
  const id = created.data as string
  await siteCall({ url, path: `/resume/access-code/${id}`, token, body: { accessCode: '48201957' } })
  return {
    home: '/',
    user: '/user',
    editor: `/editor/${id}`,
    'mobile-editor': `/mobile/editor/${id}`,
    preview: `/preview/${id}?code=48201957`,
    'preview-code': `/preview/${id}`,
    template: '/template',
    content: '/content/engineering',
    guides: '/guide',
    guide: '/guide/first-resume',
    recruitment: '/recruitment',
    tools: '/tools',
    vip: '/vip',
    search: '/search?q=PDF',
    feedback: '/feedback',
    membership: '/user?tab=membership',
    account: '/user?tab=account',
    test: '/test',
    'not-found': '/not-a-page',
    'calls-docs': '/resume-api/docs',
  }
}

async function shoot({ browser, url, token, paths, folder, look }: Shot & { look: Look }): Promise<void> {
  const { width, ...scheme } = look
  const context = await browser.newContext({
    ...scheme,
    viewport: { width, height: width === 390 ? 844 : 900 },
  })
  const page = await context.newPage()
  await page.goto(`${url}/?token=${token}`)
  for (const [name, address] of Object.entries(paths)) {
    await page.goto(url + address)
    await page.locator('main, body > *').first().waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const file = `${name}-${width}-${look.locale}-${look.colorScheme}.png`
    await page.screenshot({ path: path.join(folder, file), fullPage: !name.includes('editor') })
  }
  await context.close()
}
