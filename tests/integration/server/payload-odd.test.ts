import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminLogin, odd, restCall } from '../../setup/rest-call'
import { siteDatabase } from '../../setup/site-database'
import { startSite, type Site } from '../../setup/start-site'

let site: Site
let token = ''
beforeAll(async () => {
  site = await startSite({ SEED_DEMO: 'false', ...siteDatabase('odd') })
  token = (await adminLogin({ url: site.url })).token
})
afterAll(() => site.close())

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
    for (const body of ['{', '{"limit":1}', 'null'])
      expect((await ask('application/json', body)).status).toBeLessThan(500)
  })
})
