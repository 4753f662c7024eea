import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { openApi, type Answer, type SignedIn } from '../../setup/open-api'
import { confirmation, setPassword } from '../../setup/set-password'
import { throughout } from '../../setup/throughout'

const PASSWORD = 'correct horse battery'
const api = throughout(openApi)
let me: SignedIn
let secret = ''
/** The code it was switched on with. */
let first = ''
let recoveryCodes: string[] = []
beforeEach(async () => {
  me = await api.signUp()
  await setPassword({ api, person: me, password: PASSWORD })
  await turnOn()
})

const call = (path: string, body: object = {}, token = me.token) => api.post(path, { token, body })
/** What an app shows so many steps of half a minute from now: each counts once. */
const codeOf = (steps: number, of = secret) =>
  new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function turnOn() {
  const started = await call('/user/two-step/start', { currentPassword: PASSWORD })
  const { ticket, ...rest } = started.body.data as unknown as { ticket: string; secret: string; uri: string }
  expect(rest.uri).toContain('otpauth://totp/Jianli')
  secret = rest.secret
  first = codeOf(0)
  const confirmed = await call('/user/two-step/confirm', { ticket, code: first })
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  recoveryCodes = (confirmed.body.data as unknown as { recoveryCodes: string[] }).recoveryCodes
}

const tokenOf = (answer?: Answer) => (answer?.body.data as unknown as { accessToken: string }).accessToken
const withPassword = () => api.post('/auth/email-pwd', { body: { email: me.email, password: PASSWORD } })
async function firstStep(): Promise<string> {
  const { body, headers } = await withPassword()
  expect([body.code, headers.get('set-cookie')]).toEqual([403, null])
  return (body.data as { ticket: string }).ticket
}
const secondStep = (ticket: string, code: string) => api.post('/auth/second-step', { body: { ticket, code } })

describe('an account with two steps', () => {
  it('is entered by the app’s code, each of which counts once, also of many at once', async () => {
    const ticket = await firstStep()
    expect((await secondStep(ticket, '000000')).status).toBe(401)
    expect((await secondStep(ticket, first)).status, 'used when it was switched on').toBe(401)
    const code = codeOf(1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => secondStep(ticket, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    const token = tokenOf(answers.find(({ status }) => status === 200))
    expect((await api.get('/user/info', { token })).status).toBe(200)
  })

  it('asks for the second step at every way in', async () => {
    await api.post('/email/send-code', { body: { email: me.email, purpose: 'login' }, ip: '203.0.113.9' })
    const code = api.mailbox.codeFor(me.email)
    expect((await api.post('/auth/email-code', { body: { email: me.email, code } })).status).toBe(403)
    await api.post('/email/send-code', { body: { email: me.email, purpose: 'reset' } })
    const reset = { email: me.email, code: api.mailbox.codeFor(me.email), password: 'another long sentence' }
    const answer = await api.post('/auth/reset/email-pwd', { body: reset })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
    const { ticket } = answer.body.data as { ticket: string }
    expect((await secondStep(ticket, codeOf(1))).status).toBe(200)
  })

  it('is entered by a recovery code, however it is written, once', async () => {
    const ticket = await firstStep()
    const [one = '', second = ''] = recoveryCodes
    expect((await secondStep(ticket, ` ${one.toUpperCase().replace('-', ' ')}`)).status).toBe(200)
    expect((await secondStep(ticket, one)).status).toBe(401)
    const renewed = await call('/user/two-step/recovery-codes', { code: codeOf(1) })
    expect((renewed.body.data as unknown as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
    expect((await secondStep(ticket, second)).status).toBe(401)
  })

  it('gives one session for one first step', async () => {
    const ticket = await firstStep()
    const [one = '', second = ''] = recoveryCodes
    expect((await secondStep(ticket, one)).status).toBe(200)
    expect((await secondStep(ticket, second)).status).toBe(401)
  })

  it('tires of guesses, and takes no ticket that was not given', async () => {
    const ticket = await firstStep()
    const [text = '', signed = ''] = ticket.split('.')
    const other = Buffer.from(JSON.stringify({ data: { userId: me.id }, until: Date.now() + 1e6 }))
    for (const forged of ['', '.', text, `${text}.`, `${other.toString('base64url')}.${signed}`])
      expect((await secondStep(forged, codeOf(1))).status).toBeGreaterThanOrEqual(400)
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await secondStep(ticket, '000000')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    expect((await secondStep(ticket, codeOf(1))).status).toBe(429)
  })

  it('is like any other once it is switched off, which wants a code', async () => {
    expect((await call('/user/two-step/stop', { code: '000000' })).status).toBe(400)
    expect((await call('/user/two-step/stop', { code: codeOf(1) })).status).toBe(200)
    expect((await withPassword()).status).toBe(200)
    expect((await api.get('/user/security', { token: me.token })).body.data).toMatchObject({
      twoStepSince: null,
      recoveryCodesLeft: 0,
    })
  })

  it('is not set up by who has the token alone, nor merged by its mailbox', async () => {
    expect((await call('/user/two-step/start', {})).status).toBe(400)
    const taker = await api.signUp()
    await api.post('/email/send-code', { token: taker.token, body: { email: me.email, purpose: 'bind' } })
    const mailed = { email: me.email, code: api.mailbox.codeFor(me.email) }
    const body = { ...mailed, ...(await confirmation({ api, person: taker })) }
    const refused = await api.post('/user/info/update', { token: taker.token, body })
    const { sceneId } = refused.body.data as unknown as { sceneId: string }
    for (const path of ['/user/merge/look', '/user/merge'])
      expect((await call(path, { sceneId }, taker.token)).status).toBe(409)
  })
})

it('refuses a passkey that is no passkey, whatever stands in it', async () => {
  const { data } = (await api.post('/auth/passkey/options', { body: {} })).body
  const { ticket } = data as { ticket: string }
  const plain = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }
  const handle = Buffer.from(String(me.id)).toString('base64url')
  const statuses = []
  for (const response of [
    { userHandle: 5 },
    { userHandle: [] },
    {},
    { userHandle: handle },
    { userHandle: null },
  ])
    statuses.push(
      (await api.post('/auth/passkey', { body: { ticket, response: { ...plain, response } } })).status,
    )
  expect(statuses).toEqual([400, 400, 401, 401, 401])
})

it('keeps a log for the owner: ways in, what was refused, what was taken out', async () => {
  await api.post('/auth/email-pwd', { body: { email: me.email, password: 'a guess' }, ip: '198.51.100.7' })
  await secondStep(await firstStep(), '000000')
  // a session that somebody else came by: every door that asks for the password counts the guesses
  const doors = ['/user/info/update', '/user/two-step/start', '/user/passkeys/options', '/user/delete']
  const confirm = (path: string, currentPassword: string) =>
    call(path, { currentPassword, ...(path === doors[0] ? { password: 'a third long one' } : {}) })
  const tries = doors.flatMap((path) => Array.from({ length: 3 }, () => confirm(path, 'a guess')))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([...Array<number>(10).fill(400), 429, 429])
  for (const path of doors) expect((await confirm(path, PASSWORD)).status, path).toBe(429)
  const id = (await call('/resume/create', {})).body.data as string
  await api.get(`/resume/export/${id}`, { token: me.token })
  const events = async () => {
    const { data } = (await call('/user/events')).body
    const { list } = data as unknown as { list: { kind: string; detail: string; network: string }[] }
    return list.map(({ kind, detail, network }) => [kind, detail, network].filter(Boolean).join(' '))
  }
  // written beside the answers
  await expect
    .poll(events)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^sign-in code/),
        expect.stringMatching(/^password/),
        expect.stringMatching(/^two-step-on/),
        'sign-in-refused password 198.51.100.7',
        expect.stringMatching(/^confirm-refused password/),
        expect.stringMatching(/^second-step-refused/),
        expect.stringMatching(/^export jsonresume/),
      ]),
    )
  const other = await api.signUp()
  const theirs = (await call('/user/events', {}, other.token)).body.data as unknown as { total: number }
  expect(theirs.total).toBeLessThanOrEqual(1)
})
