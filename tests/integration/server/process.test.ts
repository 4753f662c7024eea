import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { englishResume } from '../../factories/english-resume'
import { openMailbox } from '../../doubles/mailbox'
import { openOpenai, OPENAI_KEY } from '../../doubles/openai'
import { askAtSite, listenAtSite, textOf } from '../../setup/chat-at-site'
import { openGuesser, TIRED } from '../../setup/open-guesser'
import { siteCall, signInAt } from '../../setup/site-call'
import { ADMIN, startSite } from '../../setup/start-site'
import { siteDatabase } from '../../setup/site-database'
import { throughout } from '../../setup/throughout'

const mailbox = throughout(openMailbox)
const provider = throughout(openOpenai)
const site = throughout(() =>
  startSite({
    ...{ SHUTDOWN_NOTICE_SECONDS: '1', SMTP_URL: mailbox.url },
    ...{ OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'double-1' },
    ...siteDatabase('process'),
  }),
)

const create = (token: string, title: string) =>
  siteCall({ url: site.url, path: '/resume/create', token, body: { title, templateCode: 'classic-en' } })

describe('health', () => {
  it('says that the process lives and that its parts answer', async () => {
    const live = await fetch(`${site.url}/healthz`)
    expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }])
    const ready = await fetch(`${site.url}/readyz`)
    expect(ready.headers.get('cache-control')).toBe('no-store')
    expect(await ready.json()).toMatchObject({ database: true })
  })
})

describe("Payload's REST", () => {
  it('takes a change on the cookie from a page of this site alone', async () => {
    const token = await signInAt({ url: site.url, mailbox, email: 'cookie@example.com' })
    const logout = (headers: Record<string, string>) =>
      fetch(`${site.url}/api/users/logout`, {
        method: 'POST',
        headers: { cookie: `payload-token=${token}`, ...headers },
      })
    expect((await logout({})).status).toBe(400)
    expect((await logout({ origin: 'http://evil.test' })).status).toBe(400)
    expect((await logout({ origin: 'null' })).status).toBe(400)
    expect((await siteCall({ url: site.url, path: '/resume/list', token, body: {} })).status).toBe(200)
    expect((await logout({ origin: site.url })).status).toBe(200)
  })
})

describe('pages', () => {
  it('meet an address that cannot be decoded with their own words', async () => {
    const page = await fetch(`${site.url}/%ff`)
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('<main')])
    const call = await fetch(`${site.url}/resume-api/resume/info/%ff`, { method: 'POST' })
    expect([call.status, await call.json()]).toEqual([404, expect.objectContaining({ code: 404 })])
  })

  it('say that there is none without a script that has to show it', async () => {
    const page = await fetch(`${site.url}/guide/nope`)
    const html = await page.text()
    expect([page.status, html.match(/<div hidden/)]).toEqual([404, null])
    expect(html).toContain('<h1')
  })

  it('carry a request id and headers that allow scripts by nonce alone', async () => {
    const { headers } = await fetch(site.url)
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-powered-by')).toBeNull()
    const again = await fetch(site.url)
    expect(again.headers.get('content-security-policy')).not.toBe(headers.get('content-security-policy'))
  })
})

describe('who comes by a proxy', () => {
  it('is the proxy, whatever is claimed, where none is trusted', async () => {
    const { headers } = await fetch(`${site.url}/healthz`, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.get('strict-transport-security')).toBeNull()
    const guesser = await openGuesser({ site, mailbox, proxies: 1 })
    const statuses = await guesser.guessOn((i) => ({ client: `203.0.113.${i}`, claims: `198.51.100.${i}` }))
    expect(statuses).toEqual(TIRED)
    await guesser.close()
  })
})

describe('the log', () => {
  it('has what a browser reports of a policy, without what its addresses ask for', async () => {
    const seen = {
      'document-uri': `${site.url}/preview/1?code=73519264`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.test/x.js?who',
    }
    const report = async (body: string) => {
      const headers = { 'content-type': 'application/csp-report' }
      return (await fetch(`${site.url}/policy-reports`, { method: 'POST', headers, body })).status
    }
    expect(await report(JSON.stringify({ 'csp-report': seen }))).toBe(204)
    await expect.poll(() => site.output()).toContain('https://evil.test/x.js')
    expect(site.output()).not.toContain('x.js?who')
    for (const body of ['{', '{}', 'null', '{"csp-report":[]}']) expect(await report(body)).toBe(204)
    expect(await report('x'.repeat(20_000))).toBe(400)
  })

  it('has a request id on each line and no secret in any', async () => {
    const email = 'log@example.com'
    const token = await signInAt({ url: site.url, mailbox, email })
    const { body } = await create(token, 'Logged')
    const id = body.data as string
    await siteCall({
      url: site.url,
      path: `/resume/access-code/${id}`,
      token,
      body: { accessCode: '73519264' },
    })
    await siteCall({
      url: site.url,
      path: '/auth/email-pwd',
      body: { email: ADMIN.email, password: ADMIN.password },
    })
    await fetch(`${site.url}/preview/${id}?code=73519264`)
    await fetch(`${site.url}/?token=${token}`)
    await fetch(`${site.url}/api/users/login`, { method: 'POST', body: JSON.stringify(ADMIN) })
    const written = site.output()
    for (const secret of [token, '73519264', ADMIN.password, mailbox.codeFor(email)])
      expect(written).not.toContain(secret)
    const requests = written.split('\n').filter((line) => line.includes('"msg":"request"'))
    expect(requests.length).toBeGreaterThan(5)
    for (const line of requests) expect(JSON.parse(line)).toHaveProperty('requestId')
  })
})

const ANSWER = 'A long answer, word by word, which a server that ends in the middle of it has to begin again.'

describe('ending the process', () => {
  it('finishes exports and requests in flight on SIGTERM, takes no new one, waits for nobody who holds back theirs, and an answer goes on after it', async () => {
    const token = await signInAt({ url: site.url, mailbox, email: 'term@example.com' })
    const ids = await Promise.all(
      Array.from({ length: 4 }, async (_, i) => (await create(token, `Export ${i}`)).body.data as string),
    )
    // Each its own document, or one export would serve them all.
    for (const [i, id] of ids.entries())
      await siteCall({
        url: site.url,
        path: '/resume/update',
        token,
        body: { id, content: englishResume({ fontSize: 11 + i / 4 }) },
      })
    const { url } = site
    provider.replies = [ANSWER]
    provider.pace = 200
    const talk = await askAtSite({ url, mailbox, email: 'talks@example.com' })
    const heard = await listenAtSite({ url, talk, until: (events) => events.length >= 4 })
    const held = await holdBack()
    const exports = ids.map(async (id) => {
      const answer = await fetch(`${site.url}/resume-api/resume/pdf/${id}`, {
        headers: { authorization: token },
      })
      return { status: answer.status, begins: (await answer.text()).slice(0, 5) }
    })
    await Promise.race(exports)
    const inFlight = Array.from({ length: 20 }, (_, number) => create(token, `In flight ${number}`))
    await Promise.race(inFlight)
    const left = site.stop('SIGTERM')
    const rest = await Promise.allSettled(inFlight)
    expect(await Promise.all(exports)).toEqual(ids.map(() => ({ status: 200, begins: '%PDF-' })))
    expect(await left).toBe(true)
    await held.closed
    await expect(fetch(`${site.url}/healthz`)).rejects.toThrow()
    provider.pace = 0
    await site.start()
    // One that was not taken in any more has no answer, and nothing of it is stored.
    const answered = rest.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(answered.map(({ status }) => status)).toEqual(answered.map(() => 200))
    expect(answered.length).toBeGreaterThan(0)
    const { body } = await siteCall({
      url: site.url,
      path: '/resume/list',
      token,
      body: { pageNum: 1, pageSize: 10 },
    })
    expect((body.data as { total: number }).total).toBe(ids.length + answered.length)

    await expectTheRest({ talk, heard })
  })

  it('by SIGKILL loses nothing that was acknowledged, and an answer goes on after it, too', async () => {
    provider.pace = 200
    const { url } = site
    const talk = await askAtSite({ url, mailbox, email: 'killed@example.com' })
    const heard = await listenAtSite({ url, talk, until: (events) => events.length >= 4 })
    await site.stop('SIGKILL')
    provider.pace = 0
    await site.start()
    const all = await expectTheRest({ talk, heard })
    expect(await listenAtSite({ url, talk })).toEqual(all)
    const { body } = await siteCall({ url, path: '/resume/list', token: talk.token, body: {} })
    expect(body.data).toMatchObject({ total: 1 })
  })
})

type Heard = { talk: Awaited<ReturnType<typeof askAtSite>>; heard: Awaited<ReturnType<typeof listenAtSite>> }

/** An answer goes on where its reader is. */
async function expectTheRest({ talk, heard }: Heard) {
  const all = [...heard, ...(await listenAtSite({ url: site.url, talk, after: heard.at(-1)?.id ?? 0 }))]
  expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1))
  expect(textOf(all)).toBe(ANSWER)
  expect(all.at(-1)).toMatchObject({ type: 'done', data: { status: 'done' } })
  return all
}

/** Begins a request whose rest never comes. @returns what waits for its end */
async function holdBack(): Promise<{ closed: Promise<unknown> }> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.write(
    'POST /resume-api/template/list HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"tags"',
  )
  // behind it in the same queue
  await fetch(`${site.url}/healthz`)
  return { closed }
}
