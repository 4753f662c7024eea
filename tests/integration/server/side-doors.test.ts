import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededTemplates } from '../../../cms/seed/templates'
import { guideContent } from '../../factories/guide'
import { adminLogin, restCall } from '../../setup/rest-call'
import { signInAdminAt, siteCall } from '../../setup/site-call'
import { siteDatabase } from '../../setup/site-database'
import { ADMIN, startSite, type Site } from '../../setup/start-site'

let site: Site
beforeAll(async () => {
  site = await startSite({ SEED_DEMO: 'false', GRAPHQL: 'true', ...siteDatabase('doors') })
})
afterAll(() => site.close())

/** A request with its path as it stands: `fetch` would tidy it. */
async function send(options: { method?: string; path: string; body?: object }) {
  const { method = 'POST', path, body } = options
  const { hostname, port } = new URL(site.url)
  const headers = { 'content-type': 'application/json' }
  const asked = request({ hostname, port, method, path, headers })
  asked.end(body && JSON.stringify(body))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of answer) text += String(part)
  return { status: answer.statusCode ?? 0, cookie: answer.headers['set-cookie'], text }
}

/** How else one might write the address of Payload's own sign-in. */
const SPELLINGS = [
  ...['/api/users/./login', '/api/./users/login', '/./api/users/login', '/api/users/x/../login'],
  ...['/admin/../api/users/login', '/_next/../api/users/login', '/_next/static/../../api/users/login'],
  ...['/x/../api/users/login', '/resume-api/../api/users/login', '/assets/../api/users/login'],
  ...['//api/users/login', '/api//users/login', '/api/users//login', '/api/users/login//'],
  ...['/api/users/%2e/login', '/admin/%2e%2e/api/users/login', '/_next/%2E%2E/api/users/login'],
  ...['/api/users%2flogin', '/api%2Fusers/login', '/api/users/login%2f', '/api/users/login%00'],
  ...['\\api\\users\\login', '/api\\users/login', '/api/users%5clogin', '/admin/..\\api/users/login'],
  ...[
    '/api/users/%6cogin',
    '/%61pi/users/login',
    '/api/users/login%20',
    '/api/users/login;x',
    '/api/users/login#x',
  ],
  ...[
    '/API/users/login',
    '/api/Users/login',
    '/api/users/LOGIN',
    '/api/users/login/',
    '/api/users/login?x=/../',
  ],
  ...['/_next/data/x/api/users/login', '/_next/api/users/login', '/__nextjs/../api/users/login'],
]

it('restores a version as a draft: what is published stays what it is', async () => {
  const token = await signInAdminAt({ url: site.url })
  const guide = (action: string, body: object) =>
    siteCall({ url: site.url, path: `/guide/${action}`, token, body })
  const content = guideContent('Some words')
  const whole = { summary: 'About it', language: 'en', author: 'Jianli editors', tags: ['ats'], content }
  const id = (await guide('create', { title: 'First', slug: 'restored', ...whole })).body.data as string
  for (const title of ['First', 'Second']) await guide('update', { id, title, action: 'publish' })

  const ask = async (path: string, method = 'GET') =>
    JSON.parse((await restCall({ url: site.url, method, path: `/guides${path}`, token })).text) as object
  const { docs } = (await ask(`/versions?where[parent][equals]=${id}&sort=createdAt`)) as {
    docs: { id: string; version: { title: string; _status: string } }[]
  }
  const first = docs.find(({ version }) => version.title === 'First' && version._status === 'published')
  await ask(`/versions/${first?.id}`, 'POST')
  expect(await ask(`/${id}?draft=true`)).toMatchObject({ title: 'First', _status: 'draft' })
  expect(await ask(`/${id}`)).toMatchObject({ title: 'Second', _status: 'published' })
  expect((await fetch(`${site.url}/guide/restored`)).status).toBe(200)
})

it('counts a guess by whatever spelling of the path, and none opens when the guesses are used up', async () => {
  const { email, password } = ADMIN
  for (let tries = 0; tries < 10; tries += 1) await adminLogin({ url: site.url, password: `wrong ${tries}` })
  expect((await adminLogin({ url: site.url })).status).toBe(429)
  for (const path of SPELLINGS) {
    const { status, cookie, text } = await send({ path, body: { email, username: email, password } })
    expect([400, 403, 404, 405, 429, 308], `${path} ${status} ${text.slice(0, 200)}`).toContain(status)
    expect([cookie?.join(';') ?? '', text].join(' '), path).not.toMatch(/payload-token=\w|"token":"/)
  }
})

it('serves GraphQL at its own address, and signs nobody in there', async () => {
  const ask = (query: string, path = '/api/graphql') => send({ path, body: { query } })
  const shown = await ask('{ Templates(limit: 1) { totalDocs } }')
  expect([shown.status, JSON.parse(shown.text)]).toMatchObject([
    200,
    { data: { Templates: { totalDocs: seededTemplates.length } } },
  ])
  const { email, password } = ADMIN
  const login = await ask(
    `mutation { loginUser(username: "admin", email: "${email}", password: "${password}") { token } }`,
  )
  expect(login.text).toMatch(/Sign in on the site/)
  expect(login.text).not.toContain('"token":"')
  const guess = '{ allMedia(where: { owner__sessions__id: { like: "a" } }) { totalDocs } }'
  expect((await ask(guess)).text).toContain('errors')
  const aliases = Array.from({ length: 300 }, (_, i) => `a${i}: Guides(limit: 100) { docs { content } }`)
  const many = `query { ...all } fragment all on Query { ${aliases.join(' ')} }`
  expect((await ask(many)).text).toMatch(/Ask for 10 things/)
  expect((await ask(shown.text, '/_next/../api/graphql')).status).toBe(400)
})

it('says of an odd path what is wrong, in the form of who is asked', async () => {
  expect(await send({ method: 'GET', path: '/guide//x' })).toMatchObject({ status: 400 })
  const call = await send({ method: 'POST', path: '/resume-api/../resume-api/resume/list' })
  expect([call.status, JSON.parse(call.text)]).toMatchObject([400, { success: false, code: 400 }])
  const page = await fetch(`${site.url}/guide/${encodeURIComponent('没有')}`)
  expect(page.status).toBe(404)
})
