import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteDatabase } from '../../setup/site-database'
import { startSite, type Site } from '../../setup/start-site'

let site: Site
beforeAll(async () => {
  site = await startSite({ SEED_DEMO: 'false', ...siteDatabase('bodies') })
})
afterAll(() => site.close())

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
