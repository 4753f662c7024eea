import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError, createClient } from '../../../app/api/client'
import { attachment } from '../../../app/api/engine/attachment'

const kept = new Map<string, string>()
const hooks = {
  storage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  onUnauthorized: vi.fn(),
  showError: vi.fn<(error: CallError) => void>(),
  texts: {
    unknownError: 'Unknown exception',
    noNetwork: 'No connection',
    siteAway: 'No site',
    timeout: 'No answer',
  },
}
const { call, download } = createClient(hooks)
const said = () => hooks.showError.mock.calls.map(([{ message }]) => message)
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.clearAllMocks()
  kept.clear()
})

const answer = (code: number, message: string, data: unknown = null) =>
  fetched.mockResolvedValueOnce(
    Response.json({ success: code === 200, code, message, data }, { status: code }),
  )

it('fills the path, sends the token and gives the data', async () => {
  kept.set('authorization', 'a-token')
  answer(200, 'OK', { id: 'new' })
  expect(await call('POST /resume/copy/{id}', { params: { id: 'a/b' } })).toEqual({ id: 'new' })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/resume-api/resume/copy/a%2Fb')
  expect(init?.headers).toMatchObject({ authorization: 'a-token', 'content-type': 'application/json' })
})

it('says “Unknown exception” where there is no message', async () => {
  answer(500, '')
  await expect(call('GET /resume/count', {})).rejects.toThrow('Unknown exception')
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }))
  await expect(call('GET /resume/count', {})).rejects.toMatchObject({
    code: 0,
    message: 'No site',
  })
})

it('speaks of the network or the site only where no answer came, and of time where it was late', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  fetched.mockRejectedValueOnce(new TypeError('failed to fetch'))
  await expect(call('GET /resume/count', {})).rejects.toMatchObject({ code: 0, message: 'No site' })
  vi.stubGlobal('navigator', { onLine: false })
  fetched.mockRejectedValueOnce(new TypeError('failed to fetch'))
  await expect(call('GET /resume/count', {})).rejects.toMatchObject({ code: 0, message: 'No connection' })
  fetched.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'))
  await expect(call('GET /resume/count', {})).rejects.toMatchObject({ code: 0, message: 'No answer' })
  expect(said()).toEqual(['No site', 'No connection', 'No answer'])
})

it('takes a refusal for one, whatever its status', async () => {
  const refuse = (message: string) =>
    fetched.mockResolvedValueOnce(Response.json({ success: false, code: 500, message, data: null }))
  refuse('not today')
  await expect(call('GET /resume/count', {})).rejects.toMatchObject({ code: 500, message: 'not today' })
  refuse('')
  await expect(download('GET /resume/pdf/{id}', { params: { id: 'x' } })).rejects.toThrow('Unknown exception')
  expect(said()).toEqual(['not today', 'Unknown exception'])
})

it('gives up after 20 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  answer(200, 'OK', 1)
  await call('GET /resume/count', {})
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000)
})

it('downloads a file, called as the answer says', async () => {
  fetched.mockResolvedValueOnce(attachment({ body: '%PDF', type: 'application/pdf', name: '李雷 (2).pdf' }))
  const blob = await download('GET /resume/pdf/{id}', { params: { id: 'x' } })
  expect(await blob.text()).toBe('%PDF')
  expect(blob).toMatchObject({ name: '李雷 (2).pdf', type: 'application/pdf' })
})

it.each([
  ['seconds', '7', 7000],
  ['a date', 'Sat, 21 Nov 2026 12:01:30 GMT', 90_000],
  ['nonsense', 'soon', undefined],
])('says how long the server asks to wait: %s', async (_, header, wait) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 12) })
  const headers = { 'retry-after': header }
  fetched.mockResolvedValueOnce(
    Response.json({ success: false, code: 503, message: 'busy', data: null }, { status: 503, headers }),
  )
  const refused = await call('GET /resume/count', {}).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CallError)
  expect((refused as CallError).retryAfterMs).toBe(wait)
})

it('asks a request to outlive the page only where its body is short enough for that', async () => {
  for (const [length, keepalive] of [
    [100, true],
    [70_000, false],
    // three bytes each
    [30_000, false],
  ] as const) {
    answer(200, 'OK', { id: 'x', revision: 2, updatedAt: '' })
    const title = (length === 30_000 ? '字' : 'x').repeat(length)
    await call('POST /resume/update', { input: { id: 'x', title }, keepalive: true })
    expect(fetched.mock.lastCall?.[1].keepalive).toBe(keepalive)
  }
})
