import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runJobs } from '../../../app/features/jobs/run-jobs.server'
import { checkLedger } from '../../../app/features/membership/check-ledger.server'
import { makeVipType } from '../../factories/vip-type'
import { hire } from '../../setup/hire'
import { openApi, type SignedIn } from '../../setup/open-api'
import { confirmation } from '../../setup/set-password'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout } from '../../setup/throughout'

const DAY_MS = 86_400_000

const api = throughout(openApi)
let me: SignedIn
let other: SignedIn
beforeAll(() => hire(api))
beforeEach(async () => {
  me = await api.signUp()
  other = await api.signUp()
})

/** Asks for the address of another account; the code that was mailed there proves it. */
async function proveOther(code?: string) {
  await api.post('/email/send-code', { token: me.token, body: { email: other.email, purpose: 'bind' } })
  const mailed = { email: other.email, code: code ?? api.mailbox.codeFor(other.email) }
  const body = { ...mailed, ...(await confirmation({ api, person: me })) }
  return api.post('/user/info/update', { token: me.token, body })
}
const sceneOf = ({ body }: { body: { data: unknown } }) => (body.data as { sceneId: string }).sceneId
const merge = (sceneId: string, token = me.token) => api.post('/user/merge', { token, body: { sceneId } })
/** The same person in a second browser. */
async function signInElsewhere() {
  await api.post('/email/send-code', { body: { email: me.email, purpose: 'login' }, ip: '10.1.0.9' })
  const body = { email: me.email, code: api.mailbox.codeFor(me.email) }
  return ((await api.post('/auth/email-code', { body })).body.data as { accessToken: string }).accessToken
}
const make = (token: string, title: string) => api.makeResume(token, { title })
const titles = async (trash: boolean) => {
  const body = { pageNum: 1, pageSize: 10, trash }
  const { data } = (await api.post('/resume/list', { token: me.token, body })).body
  return (data as { list: { title: string }[] }).list.map(({ title }) => title).sort()
}
const daysOf = async ({ token }: SignedIn) => {
  const { vipUntil } = (await api.get('/vip/info', { token })).body.data as { vipUntil: string | null }
  return vipUntil ? Math.round((Date.parse(vipUntil) - Date.now()) / DAY_MS) : 0
}
const exactDaysOf = async ({ token }: SignedIn) => {
  const { vipUntil } = (await api.get('/vip/info', { token })).body.data as { vipUntil: string }
  return (Date.parse(vipUntil) - Date.now()) / DAY_MS
}

type Backdate = { vipTypeId: string; user: SignedIn; daysAgo: number }

/** Lets a person have had a plan for some days already. */
async function backdate({ vipTypeId, user, daysAgo }: Backdate) {
  const { payload } = api.services
  const { docs } = await payload.find({ collection: 'ledger', where: { user: { equals: user.id } } })
  const at = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
  for (const { id, plan } of docs)
    if ((plan as { typeId?: unknown }).typeId === vipTypeId)
      await payload.db.updateOne({ collection: 'ledger', id, data: { at }, options: { atomic: true } })
}

/** The membership check, which says nothing when accounts and ledger agree. */
const differences = async () =>
  (await checkLedger({ payload: api.services.payload })).filter(({ userId }) => userId === me.id)

describe('an address that has an account of its own', () => {
  it('is not bound; whoever has its code is offered to merge the two', async () => {
    const refused = await proveOther('000000')
    expect(refused.body).toMatchObject({ code: 400 })
    const answer = await api.post('/user/info/update', {
      token: me.token,
      body: {
        email: other.email,
        code: api.mailbox.codeFor(other.email),
        ...(await confirmation({ api, person: me })),
      },
    })
    expect(answer.body).toMatchObject({ code: 409, message: expect.stringMatching(/^email: /) })
    await make(other.token, 'One')
    const look = await api.post('/user/merge/look', { token: me.token, body: { sceneId: sceneOf(answer) } })
    expect(look.body.data).toEqual({
      nickname: other.email.split('@')[0],
      email: other.email,
      resumes: 1,
      days: 0,
    })
  })

  it('brings resumes, trash and pictures along, ends the other account and tells both addresses', async () => {
    const ids = [await make(other.token, 'Theirs'), await make(other.token, 'Thrown away')]
    await api.post(`/resume/remove/${ids[1]}`, { token: other.token })
    await make(me.token, 'Mine')
    const elsewhere = await signInElsewhere()
    const merged = await merge(sceneOf(await proveOther()))
    expect(merged.body).toMatchObject({ code: 200, data: { id: me.id, email: other.email } })
    expect(await titles(false)).toEqual(['Mine', 'Theirs'])
    expect(await titles(true)).toEqual(['Thrown away'])
    const versions = await api.post(`/resume/versions/${ids[0]}`, { token: me.token })
    expect(versions.body.data).toHaveLength(1)
    for (const token of [other.token, elsewhere])
      expect((await api.get('/user/info', { token })).status).toBe(401)
    await runJobs(api.services)
    for (const { email } of [me, other])
      expect(api.mailbox.textsTo(email).join('\n')).toContain('Two of your accounts were merged')
  })

  it('is a proof for who asked alone, once, and for five minutes', async () => {
    const sceneId = sceneOf(await proveOther())
    const thief = await api.signUp()
    expect((await merge(sceneId, thief.token)).status).toBe(404)
    expect((await merge(sceneId, other.token)).status).toBe(404)
    const { payload } = api.services
    const set = (expiresAt: number) =>
      payload.update({
        collection: 'login-scenes',
        where: { boundTo: { equals: me.id } },
        data: { expiresAt: new Date(expiresAt).toISOString() },
      })
    await set(Date.now() - 1000)
    expect((await merge(sceneId)).status).toBe(404)
    await set(Date.now() + 60_000)
    const answers = await Promise.all(Array.from({ length: 5 }, () => merge(sceneId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  })

  it('of an administrator stays', async () => {
    const sceneId = sceneOf(await proveOther())
    await api.services.payload.update({ collection: 'users', id: other.id, data: { roles: ['ADMIN'] } })
    expect((await merge(sceneId)).status).toBe(409)
    expect((await api.get('/user/info', { token: other.token })).status).toBe(200)
  })
})

describe('the days of two accounts', () => {
  it('add up to what both had left, and what was used stays used', async () => {
    const { token: admin } = await signUpAs({ api, role: 'ADMIN' })
    const vipTypeId = await makeVipType({ api, admin })
    for (const user of [me, other]) {
      await api.post('/vip', { token: admin, body: { vipTypeId, userId: user.id } })
      await backdate({ vipTypeId, user, daysAgo: 10 })
    }
    expect(await daysOf(other)).toBe(20)
    await merge(sceneOf(await proveOther()))
    expect(await daysOf(me)).toBe(40)
    expect(await differences()).toEqual([])
  })

  it('have what costs nothing once', async () => {
    const { token: admin } = await signUpAs({ api, role: 'ADMIN' })
    const vipTypeId = await makeVipType({ api, admin, overrides: { price: 0, days: 7 } })
    for (const { token } of [me, other])
      expect((await api.post('/vip', { token, body: { vipTypeId } })).status).toBe(200)
    const sceneId = sceneOf(await proveOther())
    const look = await api.post('/user/merge/look', { token: me.token, body: { sceneId } })
    expect(look.body.data).toMatchObject({ days: 0 })
    await merge(sceneId)
    expect(await daysOf(me)).toBe(7)
    expect(await differences()).toEqual([])
  })

  it('have it once too where only the other account had begun it, and a day begun stays begun', async () => {
    const { token: admin } = await signUpAs({ api, role: 'ADMIN' })
    const vipTypeId = await makeVipType({ api, admin, overrides: { price: 0, days: 7 } })
    const start = ({ token }: SignedIn) => api.post('/vip', { token, body: { vipTypeId } })
    expect((await start(other)).status).toBe(200)
    await backdate({ vipTypeId, user: other, daysAgo: 0.5 })
    await merge(sceneOf(await proveOther()))
    expect(await exactDaysOf(me)).toBeCloseTo(6.5, 2)
    expect((await start(me)).status).toBe(409)
    expect(await differences()).toEqual([])
  })

  it('are what both had left to the millisecond, of several plans in use by turns too', async () => {
    const { token: admin } = await signUpAs({ api, role: 'ADMIN' })
    const grant = async (user: SignedIn, level: number, daysAgo: number) => {
      const vipTypeId = await makeVipType({ api, admin, overrides: { level } })
      await api.post('/vip', { token: admin, body: { vipTypeId, userId: user.id } })
      await backdate({ vipTypeId, user, daysAgo })
    }
    await grant(other, 1, 20)
    await grant(other, 2, 12.3)
    await grant(me, 1, 5.4)
    await merge(sceneOf(await proveOther()))
    // of thirty each: 7.7 and 12.3 are used here, 5.4 there
    expect(await exactDaysOf(me)).toBeCloseTo(90 - 20 - 5.4, 3)
    expect(await differences()).toEqual([])
  })

  it('leave a plan that costs nothing begun, though not a day of it is left', async () => {
    const { token: admin } = await signUpAs({ api, role: 'ADMIN' })
    const vipTypeId = await makeVipType({ api, admin, overrides: { price: 0, days: 7 } })
    const start = ({ token }: SignedIn) => api.post('/vip', { token, body: { vipTypeId } })
    expect((await start(other)).status).toBe(200)
    await backdate({ vipTypeId, user: other, daysAgo: 9 })
    await merge(sceneOf(await proveOther()))
    expect((await start(me)).status).toBe(409)
    expect((await api.get('/vip/info', me)).body.data).toMatchObject({ isVip: false })
    expect(await differences()).toEqual([])
  })

  it('lose what one won by inviting the other', async () => {
    const code = ((await api.get('/invite/code', { token: me.token })).body.data as { code: string }).code
    const email = 'invited-self@example.com'
    await api.post('/email/send-code', { body: { email, purpose: 'login' } })
    const answer = await api.post('/auth/email-code', {
      body: { email, code: api.mailbox.codeFor(email), inviteCode: code },
    })
    const { accessToken: token, user } = answer.body.data as { accessToken: string; user: { id: string } }
    other = { token, email, id: user.id }
    expect([await daysOf(me), await daysOf(other)]).toEqual([7, 7])
    await merge(sceneOf(await proveOther()))
    expect(Math.abs(await daysOf(me))).toBe(0)
    expect(await differences()).toEqual([])
  })

  it('wait for an order that is open', async () => {
    const sceneId = sceneOf(await proveOther())
    const order = {
      ...{ orderNo: 'open-1', openKey: 'open-1', user: other.id, amount: 1, currency: 'CNY', days: 1 },
      ...{ plan: {}, origin: 'http://jianli.test', language: 'en', status: 'pending' as const },
      ...{ expiresAt: new Date().toISOString(), refundedAmount: 0, disputedAmount: 0, revision: 0 },
    }
    const { payload } = api.services
    const { id } = await payload.create({ collection: 'orders', data: order })
    expect((await merge(sceneId)).body.message).toMatch(/open order/)
    await payload.update({ collection: 'orders', id, data: { status: 'closed' } })
    expect((await merge(sceneId)).status).toBe(200)
    const kept = await payload.findByID({ collection: 'orders', id, depth: 0 })
    expect(kept).toMatchObject({ user: me.id, revision: 1 })
  })
})
