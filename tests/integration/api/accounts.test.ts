import { beforeEach, describe, expect, it } from 'vitest'
import { BY_PLACE } from '../../../app/features/auth/sign-in-by-password.server'
import { openApi, type Answer } from '../../setup/open-api'
import { confirmation, setPassword } from '../../setup/set-password'
import { throughout } from '../../setup/throughout'

const api = throughout(openApi)
let email: string
let n = 0
beforeEach(() => {
  email = `somebody-${++n}@example.com`
})

const sendCode = (purpose: string, options = {}) =>
  api.post('/email/send-code', { body: { email, purpose }, ...options })
const withCode = (code: string) => api.post('/auth/email-code', { body: { email, code } })
const withPassword = (password: string, ip = '127.0.0.1') =>
  api.post('/auth/email-pwd', { body: { email, password }, ip })
const tokenOf = ({ body }: Answer) => (body.data as { accessToken: string }).accessToken
const wrongCodeFor = (address: string) => (api.mailbox.codeFor(address) === '111111' ? '222222' : '111111')

describe('signing in with a mailed code', () => {
  it('makes the account on the first time, whatever the case of the address', async () => {
    const sent = await api.post('/email/send-code', {
      body: { email: ` ${email.toUpperCase()} `, purpose: 'login' },
    })
    expect(sent.body).toMatchObject({ success: true, code: 200, data: { expiresIn: 600, retryAfter: 60 } })
    const first = await withCode(api.mailbox.codeFor(email))
    expect(first.body).toMatchObject({
      code: 200,
      data: { user: { email, roles: ['USER'], hasPassword: false } },
    })
    expect(first.headers.get('set-cookie')).toMatch(/^payload-token=[\w.-]+;.*HttpOnly;.*SameSite=Lax/)
    for (const token of [tokenOf(first), `Bearer ${tokenOf(first)}`]) {
      const info = await api.get('/user/info', { token })
      expect(info.body).toMatchObject({ code: 200, data: { email, vip: { isVip: false } } })
      expect(tokenOf(info).length).toBeGreaterThan(20)
    }
  })

  it('takes a code once, of many requests at the same moment too', async () => {
    await sendCode('login')
    const code = api.mailbox.codeFor(email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => withCode(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect((await withCode(code)).status).toBe(401)
    const { totalDocs } = await api.services.payload.count({
      collection: 'users',
      where: { email: { equals: email } },
    })
    expect(totalDocs).toBe(1)
  })

  it('shuts a code after five tries, a burst included', async () => {
    await sendCode('login')
    const wrong = wrongCodeFor(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => withCode(wrong)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    expect((await withCode(api.mailbox.codeFor(email))).status).toBe(401)
  })

  it('is nothing that a stranger elsewhere could spoil: neither the code nor its tries nor the next mail', async () => {
    await sendCode('login')
    const code = api.mailbox.codeFor(email)
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      expect((await sendCode('login', { ip })).status).toBe(200)
      for (let tries = 0; tries < 8; tries += 1)
        await api.post('/auth/email-code', { body: { email, code: wrongCodeFor(email) }, ip })
      const shut = await api.post('/auth/email-code', { body: { email, code }, ip })
      expect(shut.status).toBe(401)
    }
    expect((await withCode(code)).status).toBe(200)
    expect((await sendCode('login', { ip: '198.51.100.7' })).status).toBe(200)
    expect(api.mailbox.codeFor(email)).not.toBe(code)
  })

  it('refuses a code of another purpose and one that is too old', async () => {
    await sendCode('reset')
    await sendCode('login')
    const code = api.mailbox.codeFor(email)
    const reset = await api.post('/auth/reset/email-pwd', { body: { email, code, password: 'long enough' } })
    expect(reset.status).toBe(401)
    const past = new Date(Date.now() - 1000).toISOString()
    const { payload } = api.services
    await payload.update({ collection: 'one-time-codes', where: {}, data: { expiresAt: past } })
    const late = { code: 401, message: 'The code is wrong or has expired' }
    expect((await withCode(code)).body).toMatchObject(late)
  })

  it('mails once a minute, and says how long to wait', async () => {
    expect((await sendCode('login')).status).toBe(200)
    const again = await sendCode('login')
    expect(again.body).toMatchObject({ success: false, code: 429 })
    const wait = Number(again.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  })

  it('answers 503 when no mail can be sent, and lets one try again', async () => {
    api.mailbox.broken = true
    const failed = await sendCode('login')
    api.mailbox.broken = false
    expect(failed.body).toMatchObject({
      code: 503,
      message: 'Couldn’t send the email. Try again later',
    })
    expect((await sendCode('login')).status).toBe(200)
  })
})

describe('passwords', () => {
  const password = 'correct horse battery'

  it('are set by a mailed code, ending all other sessions', async () => {
    const me = await api.signUp(email)
    await sendCode('reset')
    const reset = await api.post('/auth/reset/email-pwd', {
      body: { email, code: api.mailbox.codeFor(email), password },
    })
    expect(reset.body).toMatchObject({ code: 200, data: { user: { id: me.id, hasPassword: true } } })
    expect((await api.get('/user/info', { token: me.token })).status).toBe(401)
    expect((await api.get('/user/info', { token: tokenOf(reset) })).status).toBe(200)
    expect((await withPassword(password)).body).toMatchObject({ code: 200, data: { user: { id: me.id } } })
    expect((await withPassword('something else')).status).toBe(401)
  })

  it('say the same of an unknown address, and mail it just as well', async () => {
    const known = await api.signUp(email)
    const wrong = await withPassword('something else')
    email = 'unknown@example.com'
    const unknown = await withPassword('something else')
    expect(unknown.body).toEqual(wrong.body)
    const before = api.mailbox.messages.length
    expect((await sendCode('reset')).body).toMatchObject({ code: 200 })
    expect(api.mailbox.messages.length).toBe(before + 1)
    expect(() => api.mailbox.codeFor(email)).toThrow()
    expect(known.token).toBeTruthy()
  })

  it('can be tried ten times in a quarter of an hour from one place', async () => {
    const answers = []
    for (let i = 0; i < 12; i += 1) answers.push(await withPassword('a guess', '198.51.100.1'))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect((await withPassword('a guess', '198.51.100.2')).status).toBe(401)
  })

  it('are not guessed at without end from one place, and not by many at once', async () => {
    const ip = '198.51.100.3'
    for (let i = 0; i < 85; i += 1) await api.services.limiter.take({ rule: BY_PLACE, key: ip })
    const guess = (_: unknown, i: number) =>
      api.post('/auth/email-pwd', { body: { email: `guess-${i}@example.com`, password: 'a guess' }, ip })
    const answers = await Promise.all(Array.from({ length: 32 }, guess))
    const busy = answers.filter(({ status }) => status === 503)
    // How many wait at once is the machine's speed; who would wait too long is told when to come back.
    for (const { headers } of busy) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    // What was not checked is no guess.
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(Math.min(15, 32 - busy.length))
  })

  it('are changed with the current one, ending the other sessions', async () => {
    const me = await api.signUp(email)
    const update = (body: object, token = me.token) => api.post('/user/info/update', { token, body })
    expect((await update({ password })).body.message).toMatch(/^confirmCode: required/)
    expect((await update({ password, confirmCode: wrongCodeFor(email) })).body.message).toMatch(
      /^confirmCode: wrong/,
    )
    expect((await setPassword({ api, person: me, password })).body).toMatchObject({
      code: 200,
      data: { hasPassword: true },
    })
    const second = tokenOf(await withPassword(password))
    expect((await update({ password: 'another long one' })).body.message).toMatch(
      /^currentPassword: required/,
    )
    expect((await update({ password: 'another long one', currentPassword: 'x' })).body.message).toBe(
      'currentPassword: wrong',
    )
    expect((await update({ password: 'another long one', currentPassword: password })).status).toBe(200)
    expect((await api.get('/user/info', { token: second })).status).toBe(401)
    expect((await api.get('/user/info', { token: me.token })).status).toBe(200)
    expect((await update({ password: 'short' })).body.message).toBe(
      'password: must have at least 8 characters',
    )
    expect((await update({ roles: ['SUPER_ADMIN'] })).body.message).toBe('roles: unknown field')
  })
})

describe('sessions', () => {
  it('do not get lost when several devices sign in at once', async () => {
    const me = await api.signUp(email)
    await setPassword({ api, person: me, password: 'correct horse battery' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => withPassword('correct horse battery')))
    const infos = await Promise.all(
      answers.map((answer) => api.get('/user/info', { token: tokenOf(answer) })),
    )
    expect(infos.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('end by signing out, on this device alone', async () => {
    const me = await api.signUp(email)
    await setPassword({ api, person: me, password: 'correct horse battery' })
    const other = tokenOf(await withPassword('correct horse battery'))
    const out = await api.post('/auth/sign-out', { token: me.token })
    expect(out.headers.get('set-cookie')).toMatch(/^payload-token=; Max-Age=0/)
    expect((await api.get('/user/info', { token: me.token })).status).toBe(401)
    expect((await api.get('/user/info', { token: other })).status).toBe(200)
  })

  it('live on when they are used', async () => {
    const me = await api.signUp(email)
    const { payload } = api.services
    const mine = { collection: 'users', id: me.id, showHiddenFields: true } as const
    const user = await payload.findByID(mine)
    const soon = new Date(Date.now() + 60_000).toISOString()
    const sessions = user.sessions?.map((session) => ({ ...session, expiresAt: soon })) ?? []
    await payload.db.updateOne({ collection: 'users', id: me.id, data: { sessions } })
    await api.get('/user/info', { token: me.token })
    const after = await payload.findByID(mine)
    expect(new Date(after.sessions?.[0]?.expiresAt ?? 0).getTime()).toBeGreaterThan(
      Date.now() + 29 * 86_400_000,
    )
    expect((await api.get('/user/info', { token: me.token })).status).toBe(200)
  })
})

it('binds another address by a code mailed there', async () => {
  const me = await api.signUp(email)
  const taken = await api.signUp()
  const bind = (address: string, code: string) =>
    confirmation({ api, person: me }).then((confirmed) =>
      api.post('/user/info/update', { token: me.token, body: { email: address, code, ...confirmed } }),
    )
  await api.post('/email/send-code', { token: me.token, body: { email: taken.email, purpose: 'bind' } })
  expect(api.mailbox.textsTo(taken.email).at(-1)).toContain('it already has its own')
  const fresh = 'fresh@example.com'
  expect((await api.post('/email/send-code', { body: { email: fresh, purpose: 'bind' } })).status).toBe(401)
  await api.post('/email/send-code', { token: me.token, body: { email: fresh, purpose: 'bind' } })
  expect((await bind(fresh, wrongCodeFor(fresh))).body.message).toBe('code: wrong or expired')
  expect((await bind(fresh, api.mailbox.codeFor(fresh))).body).toMatchObject({
    code: 200,
    data: { email: fresh },
  })
})
