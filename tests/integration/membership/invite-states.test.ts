import { describe, expect, it } from 'vitest'
import { newCode } from '../../../app/features/invites/own-code.server'
import { openApi, type SignedIn } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const admin = somebody(api, 'ADMIN')

const codeOf = async ({ token }: SignedIn) =>
  (await api.get('/invite/code', { token })).body.data as { code: string; state: string; most: number }
const change = async (code: string, data: object) => {
  const { payload } = api.services
  const where = { code: { equals: code } }
  await payload.update({ collection: 'invite-codes', where, data })
}
const batch = async (more: object) => {
  const body = { batch: { count: 1, ...more } }
  const answer = await api.post('/invite/generate-code', { token: admin.token, body })
  return (answer.body.data as { codes: [string] }).codes[0]
}
const look = async (code: string) => (await api.get(`/invite/look?code=${code}`)).body.data

const past = new Date(Date.now() - 1000).toISOString()
/** A code in each state, made as a person or an administrator brings it there. */
const states: Record<string, () => Promise<string>> = {
  async off() {
    const { code } = await codeOf(await api.signUp())
    await change(code, { disabled: true })
    return code
  },
  async replaced() {
    const owner = await api.signUp()
    const { code } = await codeOf(owner)
    await api.post('/invite/generate-code', { token: owner.token, body: {} })
    return code
  },
  expired: async () => {
    const code = await batch({ expiresAt: new Date(Date.now() + 60_000).toISOString() })
    await change(code, { expiresAt: past })
    return code
  },
  async 'of who is gone'() {
    const owner = await api.signUp()
    const { code } = await codeOf(owner)
    await api.services.payload.delete({ collection: 'users', id: owner.id })
    return code
  },
  async 'used up'() {
    const code = await batch({ limit: 1 })
    const email = `${code.toLowerCase()}@example.com`
    expect((await signUp({ email, inviteCode: code })).status).toBe(200)
    return code
  },
  unknown: () => Promise.resolve(newCode()),
}

type Entering = { email: string; inviteCode?: string; language?: string; cookie?: string }
async function signUp(who: Entering) {
  await api.post('/email/send-code', { body: { email: who.email, purpose: 'login' } })
  return trySignUp(who)
}
function trySignUp({ email, inviteCode, language = 'en', cookie = '' }: Entering) {
  const body = { email, code: api.mailbox.codeFor(email), ...(inviteCode ? { inviteCode } : {}) }
  return api.post('/auth/email-code', { body, headers: { 'accept-language': language, cookie } })
}
/** Days that anybody has been given. */
const given = async () => (await api.services.payload.count({ collection: 'ledger' })).totalDocs

describe.each([
  ['off', 'off', /switched off/, /已停用/],
  ['replaced', 'ended', /no longer valid/, /已失效/],
  ['expired', 'ended', /no longer valid/, /已失效/],
  ['of who is gone', 'ended', /no longer valid/, /已失效/],
  ['used up', 'used-up', /used up/, /已用完/],
  ['unknown', 'unknown', /no such code/, /没有此邀请码/],
] as const)('a code that is %s', (name, state, en, zh) => {
  it('says so, is refused in both languages where it is written, and gives nothing where a link brought it', async () => {
    const code = (await states[name]?.()) ?? ''
    expect(await look(code)).toEqual({ code, state, days: 0 })
    const email = `late-${code.toLowerCase()}@example.com`
    const refused = await signUp({ email, inviteCode: code })
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(en) } })
    const again = await trySignUp({ email, inviteCode: code, language: 'zh-CN' })
    expect(again).toMatchObject({ status: 400, body: { message: expect.stringMatching(zh) } })
    const before = await given()
    // by the mailed code, which stayed good
    expect((await trySignUp({ email, cookie: `invite=${code}` })).status).toBe(200)
    expect(await given()).toBe(before)
  })
})

it('a good code says what it gives, by its name and by the link that was opened', async () => {
  const { code, state } = await codeOf(await api.signUp())
  expect(state).toBe('good')
  expect(await look(code.toLowerCase())).toEqual({ code, state: 'good', days: 7 })
  const own = await batch({ days: 30 })
  const kept = await api.get('/invite/look', { headers: { cookie: `invite=${own}` } })
  expect(kept.body.data).toEqual({ code: own, state: 'good', days: 30 })
  expect((await api.get('/invite/look')).body.data).toBeNull()
})

it('an answer tells nobody whether an address has an account', async () => {
  const code = (await states.off?.()) ?? ''
  const { email } = await api.signUp()
  const body = { email, code: '000000', inviteCode: code }
  const known = await api.post('/auth/email-code', { body })
  const unknown = await api.post('/auth/email-code', { body: { ...body, email: 'no-one@example.com' } })
  expect([known.status, known.body.message]).toEqual([unknown.status, unknown.body.message])
})

it('the owner sees that their invitations are used up, and the invitation leaves the browser at the sign-in', async () => {
  const owner = await api.signUp()
  const { code } = await codeOf(owner)
  await change(code, { limit: 1 })
  const answer = await signUp({ email: 'the-only-one@example.com', cookie: `invite=${code}` })
  expect(answer.headers.get('set-cookie')).toMatch(/invite=; Max-Age=0/)
  expect(await codeOf(owner)).toMatchObject({ code, state: 'used-up', most: 1 })
})
