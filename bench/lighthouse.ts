import { launch } from 'puppeteer'
import { findBrowser } from '../app/features/pdf/find-browser.server'
import { openMailbox } from '../tests/doubles/mailbox'
import { signInAt, siteCall } from '../tests/setup/site-call'
import { startSite } from '../tests/setup/start-site'
import { loadLighthouse } from './lighthouse/load-lighthouse'
import { percentile } from './percentile'
import { judge } from './setup/judge'

/**
 * Lighthouse's four scores and the largest paint of the public pages: its phone, its slow 4G, the median of three.
 * Ends with code 1 when one is below 100 or a paint is later than 1.2 s. Lighthouse itself comes by
 * `npm install --no-save lighthouse@12.8.2`; `npm run bench:lighthouse -- /guide 1` takes one page, once.
 */
const [only, rounds = '3'] = process.argv.slice(2)
const ROUNDS = Number(rounds)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LATEST_PAINT_MS = 1200
const PORT = 9333
/** Lighthouse's: it asks for the pictures of its own width. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

type Round = Record<(typeof CATEGORIES)[number], number> & { paint: number; lost: string[] }

const say = (text: string) => process.stdout.write(`${text}\n`)
const lighthouse = await loadLighthouse()
const mailbox = await openMailbox()
const site = await startSite({ SMTP_URL: mailbox.url })
const executablePath = await findBrowser({
  executablePath: process.env.PUPPETEER_EXECUTABLE_PATH,
  searchPath: process.env.PATH,
  cacheDir: 'node_modules/.cache/jianli-tests/browser',
  say,
})
const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await launch({ executablePath, args: [`--remote-debugging-port=${PORT}`, ...root] })
try {
  const paths = only ? [only] : await pathsOf(site.url)
  // Pictures are drawn once for all visitors: neither the first one's wait nor what a new server draws ahead is the page's.
  for (const path of paths) await warm(path)
  for (const path of paths) await measure(path)
} finally {
  await browser.close()
  await site.close()
  await mailbox.close()
}

async function measure(path: string): Promise<void> {
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await runOnce(path))
  const p50 = (values: number[]) => percentile(values, 0.5)
  say(`\n${path}${lostIn(rounds)}`)
  judge([
    ...CATEGORIES.map((name) => ({
      name: `  ${name}`,
      value: p50(rounds.map((round) => round[name])),
      least: 100,
      unit: 'of 100',
    })),
    {
      name: '  largest paint',
      value: p50(rounds.map(({ paint }) => paint)),
      most: LATEST_PAINT_MS,
      unit: 'ms',
    },
  ])
}

async function runOnce(path: string): Promise<Round> {
  // A shared resume is kept from search engines on purpose: of Lighthouse's SEO this one audit is left out there.
  const skipAudits = path.startsWith('/preview/') ? ['is-crawlable'] : []
  const settings = {
    extends: 'lighthouse:default' as const,
    settings: { skipAudits, onlyCategories: [...CATEGORIES] },
  }
  const result = await lighthouse(site.url + path, { port: PORT, logLevel: 'error' }, settings)
  if (!result) throw new Error(`nothing was measured at ${path}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const lost = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim())
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    paint: audits['largest-contentful-paint']?.numericValue ?? Infinity,
    lost,
  }
}

function lostIn(rounds: Round[]): string {
  const lost = [...new Set(rounds.flatMap((round) => round.lost))]
  return lost.length > 0 ? ` (points lost: ${lost.join(', ')})` : ''
}

async function warm(path: string): Promise<void> {
  const page = await browser.newPage()
  await page.setViewport(PHONE)
  await page.goto(site.url + path, { waitUntil: 'networkidle0', timeout: 120_000 })
  await page.close()
}

async function pathsOf(url: string): Promise<string[]> {
  const token = await signInAt({ url, mailbox, email: 'bench@example.com' })
  const body = { templateCode: 'classic-en' }
  const { body: created } = await siteCall({ url, path: '/resume/create', token, body })
  const id = String(created.data)
  await siteCall({ url, path: `/resume/access-code/${id}`, token, body: { accessCode: '48201957' } })
  return [
    '/?hl=en',
    '/?hl=zh-CN',
    '/template?hl=en',
    '/content/engineering?hl=en',
    '/guide?hl=en',
    '/guide/first-resume',
    '/recruitment?hl=en',
    '/tools?hl=en',
    '/vip?hl=en',
    `/preview/${id}?code=48201957`,
  ]
}
