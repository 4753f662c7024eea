import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BrowserBusyError, BrowserTimeoutError } from '../../../app/features/pdf/browser-errors.server'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { launchBrowser } from '../../../app/features/pdf/launch-browser.server'
import { asCaller } from '../../../app/http/caller.server'
import { browserPath, openBrowser } from '../../setup/open-browser'

let outside: Server
let asked: string[]
let address: string
beforeAll(async () => {
  asked = []
  outside = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
})
afterAll(() => outside.close())

async function withPool(
  options: Parameters<typeof openBrowser>[0],
  check: (pool: BrowserPool) => Promise<void>,
) {
  const pool = await openBrowser(options)
  try {
    await check(pool)
  } finally {
    await pool.close()
  }
}

const add = ({ page }: { page: Page }) => page.evaluate(() => 1 + 1)

test('a browser that died between jobs costs no request', () =>
  withPool({}, async (pool) => {
    const browser = await pool.run(async ({ page }) => page.browser())
    const gone = new Promise((resolve) => browser.once('disconnected', resolve))
    browser.process()?.kill('SIGKILL')
    await gone
    expect(await pool.run(add)).toBe(2)
  }))

test(
  'a page that hangs is given up, replaced and the next job is served',
  () =>
    withPool({ timeoutMs: 500, pages: 1 }, async (pool) => {
      const hang = ({ page }: { page: Page }) =>
        page.evaluate(() => {
          for (;;) Math.random()
        })
      await expect(pool.run(hang)).rejects.toBeInstanceOf(BrowserTimeoutError)
      expect(await pool.run(add, { timeoutMs: 5_000 })).toBe(2)
    }),
  30_000,
)

test('an error of the job itself is passed on at once', () =>
  withPool({}, async (pool) => {
    let attempts = 0
    const job = () => {
      attempts += 1
      return Promise.reject(new Error('no galley'))
    }
    await expect(pool.run(job)).rejects.toThrow('no galley')
    expect(attempts).toBe(1)
  }))

test('beyond the bounded queue callers are told when to come back; who leaves the queue frees a place', () =>
  withPool({ pages: 1, queueLimit: 1 }, async (pool) => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    let begin = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const running = pool.run(() => (begin(), finished))
    await begun
    const leaving = new AbortController()
    const queued = pool.run(add, { signal: leaving.signal })
    const refused = await pool.run(add).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(BrowserBusyError)
    expect(refused).toMatchObject({ retryAfter: expect.any(Number) })
    leaving.abort()
    await expect(queued).rejects.toMatchObject({ name: 'AbortError' })
    const next = pool.run(add)
    finish()
    await running
    expect(await next).toBe(2)
  }))

test('whoever asks for much gets one page at a time, and the next caller goes before what else they asked for', () =>
  withPool({ pages: 2, queueLimit: 4 }, async (pool) => {
    const begun: string[] = []
    const ask = (name: string) => asCaller(name, () => pool.run((kept) => (begun.push(name), add(kept))))
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const running = asCaller('greedy', () => pool.run(async (kept) => (await finished, add(kept))))
    const greedy = [running, ask('greedy'), ask('greedy')]
    expect(pool.load()).toEqual({ running: 1, waiting: 2 })
    await expect(ask('greedy')).rejects.toBeInstanceOf(BrowserBusyError)
    await Promise.all([ask('one'), ask('other')])
    expect(begun).toEqual(['one', 'other'])
    finish()
    await Promise.all(greedy)
  }))

test('a closing pool lets a job finish and takes no other', async () => {
  const pool = await openBrowser()
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const slow = pool.run(async (tools) => (begin(), await finished, add(tools)))
  await begun
  const closed = pool.close()
  await expect(pool.run(add)).rejects.toThrow('shutting down')
  finish()
  expect(await slow).toBe(2)
  await closed
  expect(await pool.healthy()).toBe(false)
})

test('the page loads nothing from anywhere', () =>
  withPool({}, async (pool) => {
    await pool.run(({ page }) =>
      page.evaluate(async (url) => {
        document.body.innerHTML = `<img src="${url}/img"><div style="background:url(${url}/css)">x</div>
          <iframe src="${url}/frame"></iframe><link rel="stylesheet" href="${url}/sheet"><object data="${url}/object"></object>`
        await fetch(`${url}/fetch`).catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, 300))
      }, address),
    )
    await pool.run(({ page }) => page.goto(`${address}/page`).catch(() => undefined))
    expect(asked).toEqual([])
  }))

test('a remote browser serves as well, and stays up when the pool closes', async () => {
  const remote = await launchBrowser({ executablePath: await browserPath(), port: 0 })
  try {
    await withPool({ wsEndpoint: remote.wsEndpoint() }, async (pool) => {
      expect(await pool.run(add)).toBe(2)
    })
    expect(remote.connected).toBe(true)
    expect(await remote.version()).toContain('Chrom')
  } finally {
    await remote.close()
  }
})
