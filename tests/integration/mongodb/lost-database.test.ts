import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMailbox } from '../../doubles/mailbox'
import { openTcpRelay, type TcpRelay } from '../../setup/open-tcp-relay'
import { siteCall, signInAt } from '../../setup/site-call'
import { startSite, type Site } from '../../setup/start-site'
import { throughout } from '../../setup/throughout'

const mailbox = throughout(openMailbox)
let relay: TcpRelay
let site: Site
beforeAll(async () => {
  const { port } = new URL(process.env.TEST_MONGODB_URI ?? '')
  relay = await openTcpRelay({ to: Number(port) })
  site = await startSite({
    SMTP_URL: mailbox.url,
    SEED_DEMO: 'false',
    // Direct: the addresses that a replica set tells of itself would lead past the relay.
    DATABASE_URI: `mongodb://127.0.0.1:${relay.port}/site-lost-${process.pid}?directConnection=true`,
  })
})
afterAll(async () => {
  await site.close()
  await relay.close()
})

it('a lost database is said so by every door, and is used again when it is back', async () => {
  const { url } = site
  const token = await signInAt({ url, mailbox, email: 'lost@example.com' })
  const create = () => siteCall({ url, path: '/resume/create', token, body: { title: 'Kept' } })
  const list = () => siteCall({ url, path: '/resume/list', token, body: { pageNum: 1, pageSize: 10 } })
  const ready = async () => {
    const answer = await fetch(`${url}/readyz`)
    return [answer.status, await answer.json()]
  }
  expect((await create()).status).toBe(200)
  expect(await ready()).toEqual([200, expect.objectContaining({ database: true })])

  relay.cut()
  // what it said last it may say for a second
  await expect
    .poll(ready)
    .toEqual([503, expect.objectContaining({ status: 'unavailable', database: false, writes: false })])
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  for (const answer of await Promise.all([
    create(),
    list(),
    siteCall({ url, path: '/template/list', body: { pageNum: 1 } }),
    siteCall({
      url,
      path: '/auth/email-pwd',
      body: { email: 'lost@example.com', password: 'whatever-it-is' },
    }),
  ])) {
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({ success: false, code: 503, data: null })
    expect(answer.body.message).toMatch(/try again/i)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  for (const answer of await Promise.all(['/api/guides', '/api/users/me'].map((path) => fetch(url + path))))
    expect([answer.status, answer.headers.get('retry-after')], answer.url).toEqual([503, '5'])
  // Each waits as long as a database is waited for.
  const pages = ['/', '/guide', '/thumbnails/template/classic-en', '/sitemap.xml']
  const statuses = await Promise.all(pages.map(async (page) => (await fetch(url + page)).status))
  expect(statuses).toEqual(pages.map(() => 503))

  relay.mend()
  await expect.poll(async () => (await ready())[0]).toBe(200)
  expect((await create()).status).toBe(200)
  expect((await list()).body.data).toMatchObject({ total: 2 })
  expect((await fetch(url)).status).toBe(200)
})
