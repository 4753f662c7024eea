import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { openMailbox } from '../../doubles/mailbox'
import { openGuesser, TIRED } from '../../setup/open-guesser'
import { adminLogin, restCall } from '../../setup/rest-call'
import { signInAdminAt, siteCall } from '../../setup/site-call'
import { ADMIN, startSite } from '../../setup/start-site'
import { siteDatabase } from '../../setup/site-database'
import { throughout } from '../../setup/throughout'

const mailbox = throughout(openMailbox)
const site = throughout(() =>
  startSite({
    ...{ SMTP_URL: mailbox.url, SEED_DEMO: 'false', TRUST_PROXY: '2', ADMIN_TWO_STEP: 'true' },
    ...siteDatabase('settings'),
  }),
)
const guesser = throughout(() => openGuesser({ site, mailbox, proxies: 2 }))

// Where none is trusted: process.test.ts; where one is: static-host.test.ts.
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
