import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { openMailbox } from '../../doubles/mailbox'
import { openGuesser, TIRED } from '../../setup/open-guesser'
import { adminLogin, restCall } from '../../setup/rest-call'
import { signInAdminAt, siteCall } from '../../setup/site-call'
import { ADMIN, startSite } from '../../setup/start-site'
import { siteDatabase } from '../../setup/site-database'
import { throughout } from '../../setup/throughout'

const CDN = 'https://cdn.example.com'
const mailbox = throughout(openMailbox)
const site = throughout(() =>
  startSite({
    ...{ SMTP_URL: mailbox.url, SEED_DEMO: 'false', TRUST_PROXY: '2', ADMIN_TWO_STEP: 'true' },
    ...{ STATIC_HOST: `${CDN}/`, OFFLINE_EDITOR: 'false' },
    ...siteDatabase('settings'),
  }),
)
const guesser = throughout(() => openGuesser({ site, mailbox, proxies: 2 }))

/** As the CDN would fetch it from here. */
const origin = (address: string) => address.replace(CDN, site.url)
const addressesIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="([^"]+\.(?:js|css|woff2))"/g)].map(([, address = '']) => address),
  ),
]

it.each(['/', '/user'])('%s takes its assets from the CDN, and its policy lets it', async (page) => {
  const answer = await fetch(site.url + page)
  const addresses = addressesIn(await answer.text())
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/cdn\.example\.com\/resume-static\/\w/)
    const asset = await fetch(origin(address))
    expect([asset.status, address]).toEqual([200, address])
    expect(asset.headers.get('access-control-allow-origin')).toBe('*')
    expect(asset.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(asset.headers.get('cache-control')).toContain('immutable')
  }
  const policy = answer.headers.get('content-security-policy') ?? ''
  for (const rule of ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${rule} [^;]*https://cdn\\.example\\.com[ ;]`))
})

it('gives style sheets whose fonts are there too', async () => {
  const html = await (await fetch(site.url)).text()
  const sheets = addressesIn(html).filter((address) => address.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(0)
  for (const sheet of sheets) {
    const css = await (await fetch(origin(sheet))).text()
    for (const [, place = ''] of css.matchAll(/url\(([^)]+\.woff2)\)/g)) {
      const font = await fetch(origin(new URL(place.replaceAll(/["']/g, ''), sheet).href))
      expect([font.status, font.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    }
  }
})

it('takes the editor out of browsers again where it is not to be kept', async () => {
  const answer = await fetch(`${site.url}/offline-worker.js`)
  expect(answer.headers.get('content-type')).toContain('text/javascript')
  const script = await answer.text()
  expect(script).toContain('caches.delete')
  expect(script).toContain('unregister')
  expect(script).not.toContain('fetch')
})

it('names the same addresses in the browser’s manifest, so that no module loads twice', async () => {
  const html = await (await fetch(`${site.url}/user`)).text()
  const manifest = addressesIn(html).find((address) => address.includes('/manifest-'))
  expect(manifest).toBeDefined()
  const text = await (await fetch(origin(manifest ?? ''))).text()
  expect(text).toContain(`"${CDN}/resume-static/assets/`)
  expect(text).not.toContain('"/assets/')
})

it('sends text as the build has packed it to who can unpack it, and plain or by gzip to others', async () => {
  const [sheet = ''] = addressesIn(await (await fetch(site.url)).text()).filter((it) => it.endsWith('.css'))
  const get = (encodings: string) =>
    fetch(origin(sheet), { headers: { 'Accept-Encoding': encodings } }).then(async (answer) => ({
      text: await answer.text(),
      encoding: answer.headers.get('content-encoding'),
      type: answer.headers.get('content-type'),
      vary: answer.headers.get('vary'),
    }))
  const [plain, packed, zipped] = await Promise.all(
    ['identity', 'gzip, deflate, br', 'gzip, br;q=0'].map(get),
  )
  expect([plain?.encoding, packed?.encoding, zipped?.encoding]).toEqual([null, 'br', 'gzip'])
  for (const answer of [plain, packed, zipped]) {
    expect(answer?.text).toBe(plain?.text)
    expect(answer?.type?.toLowerCase()).toBe('text/css; charset=utf-8')
    expect(answer?.vary).toContain('Accept-Encoding')
  }
})

// Where none is trusted: process.test.ts.
it('holds whoever came by HTTPS to it', async () => {
  const { headers } = await fetch(`${site.url}/healthz`, { headers: { 'x-forwarded-proto': 'https' } })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

it('counts the wrong codes of the address that the trusted hops vouch for, whatever the client claims', async () => {
  const statuses = await guesser.guessOn((i) => ({ client: '203.0.113.1', claims: `198.51.100.${i}` }))
  expect(statuses).toEqual(TIRED)
  expect(await guesser.guess({ client: '203.0.113.2', claims: '203.0.113.1' })).toBe(403)
})

it('with ADMIN_TWO_STEP an administrator works after two steps, and only then', async () => {
  const call = (path: string, token: string, body: object = {}) =>
    siteCall({ url: site.url, path, token, body })
  const doors = async (token: string) => {
    const page = await fetch(`${site.url}/admin`, {
      redirect: 'manual',
      headers: { cookie: `payload-token=${token}` },
    })
    const bySite = await call('/guide/draft-list', token)
    const byRest = await restCall({ url: site.url, method: 'GET', path: '/users?limit=1', token })
    return [page.status, bySite.status, byRest.status]
  }
  const byForm = await adminLogin({ url: site.url })
  expect(await doors(byForm.token)).toEqual([303, 403, 403])
  const weak = await signInAdminAt({ url: site.url })
  expect(await doors(weak)).toEqual([303, 403, 403])

  const started = await call('/user/two-step/start', weak, { currentPassword: ADMIN.password })
  const { secret, ticket } = started.body.data as { secret: string; ticket: string }
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  expect((await call('/user/two-step/confirm', weak, { ticket, code: codeOf(0) })).status).toBe(200)
  expect(await doors(weak), 'this session has shown both').toEqual([200, 200, 200])
  expect(await doors(byForm.token), 'another has not').toEqual([303, 403, 403])

  expect((await adminLogin({ url: site.url })).status, 'the form asks for no code').toBe(403)
  const first = await call('/auth/email-pwd', '', ADMIN)
  expect(first.status).toBe(403)
  const second = { ticket: (first.body.data as { ticket: string }).ticket, code: codeOf(1) }
  const session = await call('/auth/second-step', '', second)
  expect(await doors((session.body.data as { accessToken: string }).accessToken)).toEqual([200, 200, 200])
})
