import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { seededTemplates } from '../../../cms/seed/templates'
import { adminLogin } from '../../setup/rest-call'
import { ADMIN, startSite } from '../../setup/start-site'
import { siteDatabase } from '../../setup/site-database'
import { throughout } from '../../setup/throughout'

const site = throughout(() => startSite({ SEED_DEMO: 'false', GRAPHQL: 'true', ...siteDatabase('doors') }))

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

type Sent = { path: string; bytes: number; chunked?: boolean; headers?: string[] }

/** Sends a whole body before it looks at the answer, as simple clients do. @returns the answer's status */
function sendAll({ path, bytes, chunked = false, headers = [] }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    const length = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`
    const lines = ['Host: localhost', 'Content-Type: application/json', length, ...headers]
    socket.on('error', reject)
    socket.pause()
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    const part = Buffer.alloc(50_000, ' ')
    const next = (left: number) => {
      if (left <= 0) {
        if (chunked) socket.write('0\r\n\r\n')
        socket.once('data', (text) => {
          resolve(Number(text.toString().split(' ')[1]))
          socket.destroy()
        })
        return void socket.resume()
      }
      const piece = part.subarray(0, Math.min(part.length, left))
      const framed = [Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]
      socket.write(chunked ? Buffer.concat(framed) : piece, () => setImmediate(next, left - piece.length))
    }
    next(bytes)
  })
}

const call = (path: string) => `/resume-api${path}`

it.each([
  ['too large', call('/template/list'), 413],
  ['without a session', call('/resume/create'), 401],
  ['to no call', call('/nothing'), 404],
  ['to a call of another method', call('/resume/count'), 405],
  ['to a page', '/', 405],
  ['to the admin’s sign-in', '/api/users/login', 413],
])('answers a body of 2.3 MB %s, however late the answer is read', async (_, path, status) => {
  for (const chunked of [false, true])
    expect(await sendAll({ path, bytes: 2_300_000, chunked }), path).toBe(status)
})

it('reads from a visitor what a visitor has to send', async () => {
  expect(await sendAll({ path: call('/template/list'), bytes: 70_000 })).toBe(413)
})

it('lets a sender finish far beyond the limit', async () => {
  expect(await sendAll({ path: call('/template/list'), bytes: 30_000_000 })).toBe(413)
})

it('takes a body in pieces, and reads none that is compressed', async () => {
  expect(await sendAll({ path: call('/template/list'), bytes: 0, chunked: true })).toBe(200)
  const compressed = { path: call('/template/list'), bytes: 20, headers: ['Content-Encoding: gzip'] }
  expect(await sendAll(compressed)).toBe(415)
})

it('answers very long addresses and header values without falling over', async () => {
  const long = 'x'.repeat(10_000)
  const statuses = [
    await fetch(`${site.url}/resume-api/${long}`, { method: 'POST' }),
    await fetch(`${site.url}/resume-api/resume/count?${long}=1`),
    await fetch(`${site.url}/resume-api/resume/count`, { headers: { cookie: long, authorization: long } }),
    await fetch(`${site.url}/${long}`),
    await fetch(`${site.url}/resume-api/${'%F0%9F%98%80'.repeat(2000)}`),
  ].map(({ status }) => status)
  for (const status of statuses) expect(status).toBeLessThan(500)
})

it.each(['OPTIONS', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])('has an answer to %s', async (method) => {
  for (const path of ['/', '/resume-api/resume/count', '/resume-api/resume/create', '/user', '/preview/x']) {
    const { status } = await fetch(site.url + path, { method })
    expect(status, path).toBeLessThan(500)
  }
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
    { data: { Templates: { totalDocs: seededTemplates().length } } },
  ])
  const { email, password } = ADMIN
  const login = await ask(
    `mutation { loginUser(username: "admin", email: "${email}", password: "${password}") { token } }`,
  )
  expect(login.text).toMatch(/Sign in on the site/)
  expect(login.text).not.toContain('"token":"')
  const restored = await ask('mutation { restoreVersionGuide(id: "x") { id } }')
  expect(restored.text, 'nothing goes over what is live').toContain('ask with draft: true')
  const guess = '{ allMedia(where: { owner__sessions__id: { like: "a" } }) { totalDocs } }'
  expect((await ask(guess)).text).toContain('errors')
  const aliases = Array.from({ length: 50 }, (_, i) => `a${i}: Guides(limit: 100) { docs { content } }`)
  const many = `query { ...all } fragment all on Query { ${aliases.join(' ')} }`
  expect((await ask(many)).text).toMatch(/Ask for 10 things/)
  // each spreads the next twice
  const doubling = Array.from(
    { length: 40 },
    (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
  )
  const end = 'fragment F40 on Query { __typename }'
  for (const fragments of [[...doubling, end], ['fragment F0 on Query { ...F0 }']])
    expect(await ask(`{ ...F0 } ${fragments.join(' ')}`)).toMatchObject({ status: 400, text: /1000 fields/ })
  expect((await ask(shown.text, '/_next/../api/graphql')).status).toBe(400)
})

it('says of an odd path what is wrong, in the form of who is asked', async () => {
  expect(await send({ method: 'GET', path: '/guide//x' })).toMatchObject({ status: 400 })
  const call = await send({ method: 'POST', path: '/resume-api/../resume-api/resume/list' })
  expect([call.status, JSON.parse(call.text)]).toMatchObject([400, { success: false, code: 400 }])
  const page = await fetch(`${site.url}/guide/${encodeURIComponent('没有')}`)
  expect(page.status).toBe(404)
})
