import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminLogin, restCall } from '../../setup/rest-call'
import { siteDatabase } from '../../setup/site-database'
import { signInAdminAt, siteCall } from '../../setup/site-call'
import { ADMIN, startSite, type Site } from '../../setup/start-site'

let site: Site
beforeAll(async () => {
  site = await startSite({ SEED_DEMO: 'false', ADMIN_TWO_STEP: 'true', ...siteDatabase('two-step') })
})
afterAll(() => site.close())

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
