import { beforeAll, describe, expect, it } from 'vitest'
import { adminLogin, odd, restCall } from '../../setup/rest-call'
import { siteCall } from '../../setup/site-call'
import { ADMIN, startSite } from '../../setup/start-site'
import { siteDatabase } from '../../setup/site-database'
import { throughout } from '../../setup/throughout'

const site = throughout(() => startSite({ SEED_DEMO: 'false', ...siteDatabase('odd') }))
let token = ''
beforeAll(async () => {
  token = (await adminLogin({ url: site.url })).token
})

/** What nobody sends by accident, at Payload's REST and the admin: a 4xx that says little, whoever sends it. */
describe.each(['a visitor', 'a super admin'])('%s gets a plain refusal for', (who) => {
  const asked = (method: string, path: string, body?: string) =>
    restCall({ url: site.url, method, path, ...(who === 'a visitor' ? {} : { token }), body })

  it.each([
    '/templates?where=%7B',
    '/templates?where=x',
    '/templates?where[code][near]=1',
    '/templates/versions?where=%7B',
    '/templates/count?where=%7B',
    '/templates?where[createdAt][less_than]=zzz&where[useCount][greater_than]=zzz&limit=1e400&sort=-nope',
    '/x',
    '/x/%ff',
    '/templates/%00',
    '/templates/%66ile',
    '/constructor',
    '/__proto__/login',
    '/page-plans/versions',
    '/page-plans/versions/x',
    '/payload-migrations',
    '/users/verify/x',
    '/graphql',
    '/graphql-playground',
    '/globals/none',
    '/globals/__proto__',
  ])('GET %s', async (path) => {
    const { status, text } = await asked('GET', path)
    expect(status, text).toBeGreaterThanOrEqual(400)
    expect(status, text).toBeLessThan(500)
    expect(text).not.toMatch(/node_modules|\.[jt]s:\d|SQLITE|0\.0\.0\.0/)
  })

  it.each([
    ['POST', '/users/verify/x'],
    ['POST', '/users/verify/%ff'],
    ['POST', '/page-plans/versions/x'],
    ['POST', '/templates/x/duplicate'],
    ['POST', '/users/forgot-password'],
    ['POST', '/users/first-register'],
    ['POST', '/users/%6Cogin'],
    ['POST', '/payload-migrations'],
    ['POST', '/graphql'],
    ['PATCH', '/templates?where=%7B'],
    ['PUT', '/templates/x'],
    ['DELETE', '/x'],
  ])('%s %s', async (method, path) => {
    for (const body of odd) {
      const { status, text } = await asked(method, path, body)
      expect(status, `${body?.slice(0, 40)} ${text}`).toBeGreaterThanOrEqual(400)
      expect(status, `${body?.slice(0, 40)} ${text}`).toBeLessThan(500)
      expect(text).not.toMatch(/node_modules|\.[jt]s:\d|SQLITE/)
    }
  })
})

describe('the admin', () => {
  it('has one spelling for each path', async () => {
    for (const path of ['/admin/%ff', '/_next/%ff', '/admin/%00', '/%61dmin/%ff'])
      expect((await fetch(site.url + path)).status, path).toBeGreaterThanOrEqual(400)
    expect((await fetch(`${site.url}/admin/%ff`)).status).toBe(400)
  })

  it('is framed by nobody else and sniffed by nobody', async () => {
    const { headers } = await fetch(`${site.url}/admin`)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'nonce-[\w+/=]+';.*frame-ancestors 'self'/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('leads to the reset of the site, not to a form that mails nothing', async () => {
    for (const path of ['/admin/forgot', '/admin/reset/abc']) {
      const answer = await fetch(site.url + path, { redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/user'])
    }
  })
})

describe('a query in the body', () => {
  it('counts from a form alone', async () => {
    const ask = (type: string, body: string) =>
      fetch(`${site.url}/api/templates`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-payload-http-method-override': 'GET' },
        body,
      })
    expect((await ask('application/x-www-form-urlencoded', 'limit=1')).status).toBe(200)
    expect((await ask('application/x-www-form-urlencoded', 'where=%7B')).status).toBe(400)
    const form = (body: string) => ask('application/x-www-form-urlencoded', body)
    expect((await form(`where[title][like]=${'a '.repeat(20)}`)).status).toBe(200)
    // each word is a comparison with every row
    expect((await form(`where[title][like]=${'a '.repeat(5000)}`)).status).toBe(400)
    expect((await form(`where[title][like]=${'a'.repeat(20_000)}`)).status).toBe(413)
    for (const body of ['{', '{"limit":1}', 'null'])
      expect((await ask('application/json', body)).status).toBeLessThan(500)
  })
})

it('reads a large body from those alone who are signed in, and not without end', async () => {
  const ask = (bytes: number, token?: string) =>
    restCall({
      ...{ url: site.url, method: 'POST', path: '/guides', ...(token ? { token } : {}) },
      body: JSON.stringify({ title: 'x'.repeat(bytes) }),
    })
  expect((await ask(70_000)).status).toBe(413)
  expect((await ask(70_000, 'forged')).status).toBe(413)
  const refused = await ask(70_000, token)
  expect(refused.status).toBe(400)
  // The form marks the field by it.
  expect(refused.text).toContain('"path":"title"')
  expect((await ask(5_000_000, token)).status).toBe(413)
})

// Last: these use up the guesses.
describe('the sign-in of the admin', () => {
  it('opens the admin by address or user name, as a form or as JSON', async () => {
    for (const name of [ADMIN.email, 'Admin@Example.com', 'admin']) {
      const { status, headers, token, text } = await adminLogin({ url: site.url, name })
      expect(status, text).toBe(200)
      expect(headers.get('set-cookie')).toMatch(/^payload-token=[^;]+; .*HttpOnly; SameSite=Lax/)
      const me = await fetch(`${site.url}/api/users/me`, { headers: { cookie: `payload-token=${token}` } })
      expect(await me.json()).toMatchObject({ user: { email: ADMIN.email, roles: ['SUPER_ADMIN'] } })
      expect(text).not.toMatch(/"(hash|salt|password|resetPasswordToken)"/)
    }
    const json = await fetch(`${site.url}/api/users/login`, { method: 'POST', body: JSON.stringify(ADMIN) })
    expect(await json.json()).toMatchObject({ exp: expect.any(Number), token: expect.any(String) })
  })

  it('gives a session that signing out ends', async () => {
    const { token } = await adminLogin({ url: site.url })
    await siteCall({ url: site.url, path: '/auth/sign-out', token })
    expect((await siteCall({ url: site.url, path: '/resume/list', token })).status).toBe(401)
  })

  it('refuses a page of another site, and what is no form', async () => {
    expect((await adminLogin({ url: site.url, headers: { origin: 'http://evil.test' } })).status).toBe(403)
    const send = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${site.url}/api/users/login`, { method: 'POST', body, headers })
    for (const body of ['', '{', 'null', '[]', '{"password":"x"}', '{"email":{"$ne":1},"password":"x"}'])
      expect((await send(body)).status, body).toBe(400)
    expect((await send('x', { 'content-type': 'multipart/form-data' })).status).toBe(400)
    expect((await send('x'.repeat(20_000))).status).toBe(413)
    expect((await send('x', { 'content-encoding': 'gzip' })).status).toBe(415)
  })

  it('tells nobody whether there is an account, and tires of guesses', async () => {
    const guess = async (name: string) => {
      const started = performance.now()
      const { status, text } = await adminLogin({ url: site.url, name, password: 'wrong wrong' })
      return { status, text, ms: performance.now() - started }
    }
    const [known, unknown] = [await guess(ADMIN.email), await guess('nobody@example.com')]
    expect(known.status).toBe(401)
    expect(unknown.text).toBe(known.text)
    // deriving a key from the password takes more than this anywhere
    expect(unknown.ms).toBeGreaterThan(50)
    const statuses: number[] = []
    for (let tries = 0; tries < 10; tries++) statuses.push((await guess('nobody@example.com')).status)
    expect(statuses).toEqual([...Array<number>(9).fill(401), 429])
  })
})
