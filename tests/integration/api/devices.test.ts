import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runJobs } from '../../../app/features/jobs/run-jobs.server'
import { hire } from '../../setup/hire'
import { openApi, type Answer } from '../../setup/open-api'
import { setPassword } from '../../setup/set-password'
import { throughout } from '../../setup/throughout'

const PASSWORD = 'correct horse battery'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

type Listed = { id: string; device: string; since: string; lastSeenAt: string; isThis: boolean }

const api = throughout(openApi)
let me: { token: string; id: string; email: string }
let n = 0
beforeAll(() => hire(api))
beforeEach(async () => {
  me = await api.signUp(`device-${++n}@example.com`)
  await setPassword({ api, person: me, password: PASSWORD })
  await runJobs(api.services)
  api.mailbox.messages.length = 0
})

async function signIn({ agent, cookie = '' }: { agent: string; cookie?: string }) {
  const answer = await api.post('/auth/email-pwd', {
    body: { email: me.email, password: PASSWORD },
    headers: { 'user-agent': agent, cookie },
  })
  return { token: (answer.body.data as { accessToken: string }).accessToken, cookie: deviceCookieOf(answer) }
}

const deviceCookieOf = ({ headers }: Answer) =>
  /jianli-device=[\w-]+/.exec(headers.getSetCookie().join('\n'))?.[0] ?? ''
const listed = async (token: string) => (await api.get('/user/devices', { token })).body.data as Listed[]
const isIn = async (token: string) => (await api.get('/user/info', { token })).status === 200

it('changing the address ends every session but this one, changing the name none', async () => {
  const other = await signIn({ agent: IPHONE })
  const update = (body: object) => api.post('/user/info/update', { token: me.token, body })
  expect((await update({ nickname: 'Mei' })).status).toBe(200)
  expect(await isIn(other.token)).toBe(true)
  const email = `moved-${n}@example.com`
  await api.post('/email/send-code', { token: me.token, body: { email, purpose: 'bind' } })
  const body = { email, code: api.mailbox.codeFor(email) }
  expect((await update({ ...body, currentPassword: 'not the one' })).status).toBe(400)
  expect(await isIn(other.token)).toBe(true)
  expect((await update({ ...body, currentPassword: PASSWORD })).status).toBe(200)
  expect([await isIn(me.token), await isIn(other.token)]).toEqual([true, false])
})

describe('the list of devices', () => {
  it('names each, this one first, and tells nobody else’s', async () => {
    const windows = await signIn({ agent: WINDOWS })
    await signIn({ agent: IPHONE })
    const list = await listed(windows.token)
    expect(list.map(({ device, isThis }) => ({ device, isThis }))).toEqual([
      { device: 'Chrome · Windows', isThis: true },
      { device: 'Safari · iPhone', isThis: false },
      { device: '', isThis: false },
    ])
    for (const { lastSeenAt } of list) expect(Date.now() - Date.parse(lastSeenAt)).toBeLessThan(60_000)
    const other = await api.signUp()
    expect(await listed(other.token)).toHaveLength(1)
    const stolen = await api.post('/user/devices/sign-out', {
      token: other.token,
      body: { id: list[0]?.id ?? '' },
    })
    expect(stolen.status).toBe(404)
    expect(await isIn(windows.token)).toBe(true)
  })

  it('signs out one', async () => {
    const windows = await signIn({ agent: WINDOWS })
    const phone = await signIn({ agent: IPHONE })
    const [, lost] = await listed(phone.token)
    const out = await api.post('/user/devices/sign-out', { token: phone.token, body: { id: lost?.id ?? '' } })
    expect(out.status).toBe(200)
    expect(await listed(phone.token)).toHaveLength(2)
    expect([await isIn(windows.token), await isIn(phone.token), await isIn(me.token)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('says when each was seen last', async () => {
    const { payload } = api.services
    const read = () => payload.findByID({ collection: 'users', id: me.id, showHiddenFields: true })
    const before = await read()
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    const expiresAt = new Date(Date.parse(before.sessions?.[0]?.expiresAt ?? '') - 3_600_000).toISOString()
    const sessions = before.sessions?.map((session) => ({ ...session, lastSeenAt: hourAgo, expiresAt }))
    await payload.db.updateOne({ collection: 'users', id: me.id, data: { sessions } })
    expect((await listed(me.token))[0]?.lastSeenAt).toBe(hourAgo)
    await api.get('/user/info', { token: me.token })
    const [after] = await listed(me.token)
    expect(Date.parse(after?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(hourAgo))
  })
})

describe('a device that signs in for the first time', () => {
  it('is told to the address of the account, and only then', async () => {
    const { cookie } = await signIn({ agent: IPHONE })
    expect(cookie).toMatch(/^jianli-device=[\w-]{16,}$/)
    await runJobs(api.services)
    expect(api.mailbox.messages).toHaveLength(1)
    expect(api.mailbox.textsTo(me.email).at(-1)).toContain('signed in on a new device: Safari · iPhone')
    await signIn({ agent: IPHONE, cookie })
    await runJobs(api.services)
    expect(api.mailbox.messages).toHaveLength(1)
    // the cookie of one's own browser makes it known to no other account
    const other = await api.signUp()
    await setPassword({ api, person: other, password: PASSWORD })
    await runJobs(api.services)
    api.mailbox.messages.length = 0
    await api.post('/auth/email-pwd', {
      body: { email: other.email, password: PASSWORD },
      headers: { cookie, 'user-agent': IPHONE },
    })
    await runJobs(api.services)
    expect(api.mailbox.messages).toHaveLength(1)
  })

  it('is told in the person’s language', async () => {
    await api.post('/user/info/update', { token: me.token, body: { locale: 'zh-CN' } })
    await signIn({ agent: IPHONE })
    await runJobs(api.services)
    expect(api.mailbox.messages).toHaveLength(1)
    expect(api.mailbox.textsTo(me.email).at(-1)).toContain('新设备上登录：Safari · iPhone')
  })
})

it('takes roles from the database at each request, not from the token', async () => {
  const { payload } = api.services
  const asked = async () => (await api.post('/guide/draft-list', { token: me.token, body: {} })).status
  const become = (role: 'USER' | 'ADMIN') =>
    payload.update({ collection: 'users', id: me.id, data: { roles: [role] } })
  expect(await asked()).toBe(403)
  await become('ADMIN')
  expect(await asked()).toBe(200)
  await become('USER')
  expect(await asked()).toBe(403)
  await payload.delete({ collection: 'users', id: me.id })
  expect(await asked()).toBe(401)
})

describe('a password that others would guess', () => {
  const update = (password: string, language = 'en') =>
    api.post('/user/info/update', {
      token: me.token,
      body: { password, currentPassword: PASSWORD },
      headers: { 'accept-language': language },
    })

  it('is refused, and so is the person’s own address, in their language', async () => {
    for (const password of ['12345678', 'password1', 'qwertyuiop', 'Passw0rd!', 'aaaaaaaaaaaa'])
      expect((await update(password)).body, password).toMatchObject({
        ...{ code: 400, message: expect.stringMatching(/^password: too common/) },
      })
    const answer = await update(me.email, 'zh-CN')
    expect(answer.body).toMatchObject({ code: 400, message: expect.stringMatching(/^password：太常见/) })
  })

  it('costs no code when it is to be set with one', async () => {
    await api.post('/email/send-code', { body: { email: me.email, purpose: 'reset' } })
    const code = api.mailbox.codeFor(me.email)
    const reset = (password: string) =>
      api.post('/auth/reset/email-pwd', { body: { email: me.email, code, password } })
    expect((await reset('iloveyou')).body.message).toMatch(/^password: too common/)
    expect((await reset('a song about rivers')).status).toBe(200)
    await runJobs(api.services)
    expect(api.mailbox.textsTo(me.email).join('\n')).toContain(
      'Your account password was just set or changed',
    )
  })
})
