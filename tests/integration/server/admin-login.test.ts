import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminLogin } from '../../setup/rest-call'
import { siteCall } from '../../setup/site-call'
import { siteDatabase } from '../../setup/site-database'
import { ADMIN, startSite, type Site } from '../../setup/start-site'

let site: Site
beforeAll(async () => {
  site = await startSite({ SEED_DEMO: 'false', ...siteDatabase('admin-login') })
})
afterAll(() => site.close())

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
