import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrowserPool } from '../../../app/features/pdf/browser-pool.server'
import { chineseResume } from '../../factories/chinese-resume'
import { openApi, requestFor, type SignedIn } from '../../setup/open-api'
import { openBrowser } from '../../setup/open-browser'
import { throughout } from '../../setup/throughout'

const api = throughout(openApi)
let me: SignedIn
let browser: BrowserPool
beforeAll(async () => {
  // A busy machine must not be taken for a dead browser.
  browser = await openBrowser({ timeoutMs: 60_000, queueMs: 100_000 })
  Object.assign(api.services, { browser })
  me = await api.signUp()
})
afterAll(async () => {
  await browser.close()
})

test('exports under way when the browser is killed all succeed', async () => {
  const { ahead } = api.services
  const { token } = me
  const ids = await Promise.all(
    Array.from({ length: 4 }, async (_, i) => {
      const body = { title: '简历', templateCode: '', content: chineseResume({ fontSize: 12 + i / 4 }) }
      return await api.makeResume(token, body)
    }),
  )
  await ahead.idle()
  const program = await browser.run(async ({ page }) => page.browser().process())
  const files = ids.map((id) =>
    api.send(requestFor({ method: 'GET', path: `/resume/pdf/${id}`, options: { token } })),
  )
  await expect.poll(() => browser.load().running, { interval: 1 }).toBeGreaterThan(0)
  program?.kill('SIGKILL')
  const answers = await Promise.all(files)
  expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
  expect(program?.signalCode).toBe('SIGKILL')
  expect(await browser.healthy()).toBe(true)
})

test('a browser that is killed again and again, with little time for a job, costs no more than a later try', async () => {
  const hurried = await openBrowser({ timeoutMs: 2_000, queueMs: 4_000, queueLimit: 10 })
  Object.assign(api.services, { browser: hurried })
  const ids = await Promise.all(
    Array.from({ length: 6 }, async (_, i) => {
      const body = { title: '简历', templateCode: '', content: chineseResume({ fontSize: 11 + i / 8 }) }
      return await api.makeResume(me.token, body)
    }),
  )
  let going = true
  const killing = (async () => {
    while (going) {
      const program = await hurried
        .run(async ({ page }) => page.browser().process(), { timeoutMs: 500 })
        .catch(() => undefined)
      program?.kill('SIGKILL')
      // How often it is killed, not something to wait for.
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  const answers = await Promise.all(ids.map((id) => api.get(`/resume/pdf/${id}`, { token: me.token })))
  going = false
  await killing
  for (const { status, headers } of answers) {
    expect([200, 503]).toContain(status)
    if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  // The last one that was killed may still be on its way back, and a busy machine may not be done in so little time.
  const later = { timeout: 60_000 }
  await expect.poll(() => hurried.healthy(), later).toBe(true)
  const again = async () => (await api.get(`/resume/pdf/${ids[0]}`, { token: me.token })).status
  await expect.poll(again, later).toBe(200)
  await hurried.close()
})
