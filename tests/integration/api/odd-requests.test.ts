import { describe, expect, it } from 'vitest'
import { expectEnvelope } from '../../setup/expect-envelope'
import { openApi, requestFor } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const me = somebody(api)

describe('what is wrong with a request as such', () => {
  const big = JSON.stringify({ title: 'x'.repeat(2 * 1024 * 1024) })
  const deep = `{"content":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const many = JSON.stringify({ tags: Array<number>(500_000).fill(1) })
  const json = { 'content-type': 'application/json' }
  it.each([
    ['an unknown path', 'POST', '/nothing/here', 404],
    ['a broken escape', 'POST', '/resume/info/%E0%A4%A', 404],
    ['line breaks in a name', 'POST', '/resume/info/a%0d%0aset-cookie:x', 404],
    ['a wrong method', 'GET', '/resume/create', 405],
    ['another wrong method', 'DELETE', '/resume/list', 405],
    ['an unknown query field', 'GET', '/resume/count?deep=1', 400],
  ])('%s', async (_, method, path, status) => {
    expect(await expectEnvelope({ api, method, path, options: {} })).toBe(status)
  })

  it.each<[string, unknown, number, Record<string, string>?]>([
    ['bad JSON', '{"pageNum":', 400],
    ['a list as body', '[]', 400],
    ['null as body', 'null', 400],
    ['text as content type', '{}', 415, { 'content-type': 'text/plain' }],
    ['another charset', '{}', 415, { 'content-type': 'application/json; charset=gbk' }],
    ['compression', '{}', 415, { ...json, 'content-encoding': 'gzip' }],
    ['a prototype key', '{"__proto__":{"pageNum":1}}', 400],
    ['a deep prototype key', '{"tags":[{"__proto__":1}]}', 400],
    ['a NUL', { code: 'a\0b' }, 400],
    ['deep nesting', deep, 400],
    ['more than a visitor has to send', many, 413],
    ['too large a body', big, 413],
    ['a number beyond all numbers', '{"pageNum":1e400}', 400],
    ['a name twice, the last one counts', '{"pageNum":"x","pageNum":1}', 200],
    ['a sound body of another charset', '{}', 200, { 'content-type': 'application/json;charset="UTF-8"' }],
    ['an unknown field', { pageNum: 1, page: 2 }, 400],
    ['a wrong type', { pageNum: '1' }, 400],
  ])('%s', async (_, body, status, headers = json) => {
    const options = { body, headers }
    expect(await expectEnvelope({ api, method: 'POST', path: '/template/list', options })).toBe(status)
  })

  it.each([
    ['deep nesting', `{"content":${'['.repeat(900_000)}${']'.repeat(900_000)}}`],
    ['a list of half a million', many],
  ])('refuses %s of somebody who has documents to send', async (_, body) => {
    const options = { token: me.token, body, headers: json }
    expect(await expectEnvelope({ api, method: 'POST', path: '/resume/create', options })).toBe(400)
  })

  it('names the path, in the caller’s language', async () => {
    const en = await api.post('/template/list', { body: { pageNum: 1, page: 2 } })
    expect(en.body.message).toBe('page: unknown field')
    const zh = await api.post('/template/list', {
      body: { tags: ['x'] },
      headers: { cookie: 'locale=zh-CN' },
    })
    expect(zh.body.message).toMatch(/^tags\[0\]：必须是 "fresh-graduate"/)
    const deepPath = { content: { entryList: [{ items: [{ start: 'May' }] }] } }
    const date = await api.post('/resume/create', { token: me.token, body: deepPath })
    expect(date.body.message).toBe('content.entryList[0].items[0].start: must be YYYY, YYYY-MM or YYYY-MM-DD')
  })

  it('says which methods are allowed', async () => {
    const wrong = await api.get('/resume/create')
    expect(wrong.headers.get('allow')).toBe('POST, OPTIONS')
    const options = await api.send(requestFor({ method: 'OPTIONS', path: '/resume/count' }))
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
    const head = await api.send(requestFor({ method: 'HEAD', path: '/resume/count' }))
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('refuses invalid UTF-8', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])
    const request = new Request('http://jianli.test/resume-api/template/list', {
      method: 'POST',
      headers: json,
      body,
    })
    expect((await api.send(request)).status).toBe(400)
  })

  it('answers a body without end, and stops reading it', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const init = { method: 'POST', headers: json, body: endless, duplex: 'half' }
    const response = await api.send(
      new Request('http://jianli.test/resume-api/template/list', init as RequestInit),
    )
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(4 * 1024 * 1024)
  })
})
