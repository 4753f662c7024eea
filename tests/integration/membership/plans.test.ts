import { beforeAll, describe, expect, it } from 'vitest'
import { openApi, type SignedIn } from '../../setup/open-api'
import { signUpAs } from '../../setup/sign-up-as'
import { makeVipType, vipTypeInput } from '../../factories/vip-type'
import { makeTemplate } from '../../factories/template'
import { throughout } from '../../setup/throughout'

const DAY_MS = 86_400_000
const api = throughout(openApi)
let admin: string
beforeAll(async () => {
  admin = (await signUpAs({ api, role: 'ADMIN' })).token
})

const makeType = (overrides?: object) => makeVipType({ api, admin, overrides })
const vipOf = async ({ token }: SignedIn) =>
  (await api.get('/vip/info', { token })).body.data as {
    isVip: boolean
    vipUntil: string | null
    type: { name: string } | null
    entitlements: { resumes: number; vipTemplates: boolean }
    used: { resumes: number; shareLinks: number }
  }
const daysLeft = ({ vipUntil }: { vipUntil: string | null }) =>
  vipUntil ? Math.round(((Date.parse(vipUntil) - Date.now()) / DAY_MS) * 1000) / 1000 : 0
const ledgerOf = ({ id }: SignedIn) =>
  api.services.payload.find({ collection: 'ledger', where: { user: { equals: id } } })

describe('plans', () => {
  it('are listed for everybody in their language, those off sale for administrators', async () => {
    const id = await makeType({ order: -5 })
    const off = await makeType({ active: false })
    const listed = (await api.get('/vip-type/list')).body.data as { id: string; name: string }[]
    expect(listed[0]).toMatchObject({ id, name: 'Monthly', price: 1900, currency: 'CNY', days: 30 })
    expect(listed.map((type) => type.id)).not.toContain(off)
    const all = (await api.get('/vip-type/list', { token: admin })).body.data as { id: string }[]
    expect(all.map((type) => type.id)).toContain(off)
    const chinese = await api.get('/vip-type/list', { headers: { 'accept-language': 'zh' } })
    expect(chinese.body.data).toMatchObject([{ name: '月度会员' }])
  })

  it('are checked field by field', async () => {
    const make = async (overrides: object) =>
      (await api.post('/vip-type/create', { token: admin, body: vipTypeInput(overrides) })).body.message
    expect(await make({ price: -1 })).toMatch(/^price: /)
    expect(await make({ price: 9.5 })).toMatch(/^price: /)
    expect(await make({ days: 0 })).toMatch(/^days: /)
    expect(await make({ currency: 'XXX' })).toMatch(/^currency: /)
    expect(await make({ discount: 1 })).toBe('discount: unknown field')
  })

  it('may cost readers of a language something else', async () => {
    const id = await makeType({ prices: [{ language: 'en', price: 299, currency: 'USD' }] })
    const seen = async (language: string) => {
      const { body } = await api.get('/vip-type/list', { headers: { 'accept-language': language } })
      return (body.data as unknown as { id: string }[]).find((type) => type.id === id)
    }
    expect(await seen('en')).toMatchObject({ price: 299, currency: 'USD' })
    expect(await seen('zh')).toMatchObject({ price: 1900, currency: 'CNY' })
    const twice = [1, 2].map((price) => ({ language: 'en', price, currency: 'USD' }))
    const refused = await api.post('/vip-type/create', {
      token: admin,
      body: vipTypeInput({ prices: twice }),
    })
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^prices/) } })
  })

  it('change field by field', async () => {
    const id = await makeType()
    const changed = await api.post(`/vip-type/update/${id}`, {
      token: admin,
      body: { price: 2500, entitlements: { resumes: 77 } },
    })
    expect(changed.body.data).toMatchObject({
      price: 2500,
      days: 30,
      entitlements: { resumes: 77, vipTemplates: true },
    })
  })
})

describe('a free plan', () => {
  it('is started once, of thirty requests at the same moment too', async () => {
    const id = await makeType({ price: 0, days: 3 })
    const me = await api.signUp()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => api.post('/vip', { token: me.token, body: { vipTypeId: id } })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBe(1)
    expect(statuses.filter((status) => status === 409).length).toBe(29)
    const vip = await vipOf(me)
    expect(vip).toMatchObject({ isVip: true, type: { name: 'Monthly' } })
    expect(daysLeft(vip)).toBeCloseTo(3, 2)
    expect((await ledgerOf(me)).totalDocs).toBe(1)
    const info = await api.get('/user/info', { token: me.token })
    expect(info.body.data).toMatchObject({ vip: { isVip: true, vipUntil: vip.vipUntil } })
  })

  it('is not one with a price, nor one that is off sale', async () => {
    const me = await api.signUp()
    const start = async (vipTypeId: string) =>
      (await api.post('/vip', { token: me.token, body: { vipTypeId } })).status
    expect(await start(await makeType())).toBe(409)
    expect(await start(await makeType({ price: 0, active: false }))).toBe(404)
    expect((await vipOf(me)).isVip).toBe(false)
  })
})

describe('a grant', () => {
  it('adds days, and once where it is named', async () => {
    const id = await makeType()
    const me = await api.signUp()
    const grant = (requestKey?: string) =>
      api.post('/vip', { token: admin, body: { vipTypeId: id, userId: me.id, requestKey } })
    await grant()
    expect(daysLeft(await vipOf(me))).toBeCloseTo(30, 2)
    await Promise.all(Array.from({ length: 20 }, () => grant('prize-7')))
    expect(daysLeft(await vipOf(me))).toBeCloseTo(60, 2)
    const { docs } = await ledgerOf(me)
    expect(docs.map(({ cause, days }) => [cause, days])).toEqual([
      ['grant', 30],
      ['grant', 30],
    ])
  })

  it('is for administrators to make', async () => {
    const id = await makeType()
    const me = await api.signUp()
    const mine = await api.post('/vip', { token: me.token, body: { vipTypeId: id, userId: me.id } })
    expect(mine.status).toBe(403)
    const nobody = { vipTypeId: id, userId: '6d5b1f0e-41a2-4c52-9b8e-5d7f2a3c9e10' }
    expect((await api.post('/vip', { token: admin, body: nobody })).status).toBe(404)
  })

  it('keeps the days and rights it was made with, whatever becomes of the plan', async () => {
    const id = await makeType({ entitlements: { resumes: 55 } })
    const me = await api.signUp()
    await api.post('/vip', { token: admin, body: { vipTypeId: id, userId: me.id } })
    await api.post(`/vip-type/update/${id}`, {
      token: admin,
      body: { days: 1, entitlements: { resumes: 1 } },
    })
    const vip = await vipOf(me)
    expect(vip.entitlements.resumes).toBe(55)
    expect(daysLeft(vip)).toBeCloseTo(30, 2)
  })
})

describe('entitlements', () => {
  it('limit resumes and shares by the plan in use, and take nothing away when it is over', async () => {
    const small = { resumes: 2, shareLinks: 1, vipTemplates: false, versions: 1, aiTasksPerDay: 1 }
    const id = await makeType({ entitlements: small })
    const me = await api.signUp()
    const make = () => api.post('/resume/create', { token: me.token, body: {} })
    const ids = [(await make()).body.data as string, (await make()).body.data as string]
    await api.post('/vip', { token: admin, body: { vipTypeId: id, userId: me.id } })
    const third = await make()
    expect(third).toMatchObject({ status: 409, body: { message: expect.stringMatching(/up to 2 resumes/) } })
    expect((await api.post(`/resume/copy/${ids[0]}`, { token: me.token })).status).toBe(409)
    const share = (resume: string, accessCode: string) =>
      api.post(`/resume/access-code/${resume}`, { token: me.token, body: { accessCode } })
    expect((await share(ids[0] ?? '', '48201957')).status).toBe(200)
    expect((await share(ids[0] ?? '', '30758264')).status).toBe(200)
    expect((await share(ids[1] ?? '', '48201957')).body.message).toMatch(/share up to 1/)
    expect((await vipOf(me)).used).toEqual({ resumes: 2, shareLinks: 1 })
    for (const n of [1, 2, 3])
      await api.post('/resume/update', { token: me.token, body: { id: ids[0], title: `T${n}` } })
    const versions = await api.post(`/resume/versions/${ids[0]}`, { token: me.token })
    expect((versions.body.data as unknown[]).length).toBe(1)
  })

  it('open the templates for members', async () => {
    await makeTemplate({ payload: api.services.payload, code: 'members', overrides: { vipOnly: true } })
    const me = await api.signUp()
    const use = () => api.post('/resume/create', { token: me.token, body: { templateCode: 'members' } })
    const read = (token?: string) => api.post('/template/info/members', token ? { token } : {})
    expect((await use()).body).toMatchObject({ code: 403, message: 'This template is for members' })
    expect([(await read()).status, (await read(me.token)).status]).toEqual([403, 403])
    await api.post('/vip', { token: admin, body: { vipTypeId: await makeType(), userId: me.id } })
    expect((await use()).status).toBe(200)
    expect((await read(me.token)).status).toBe(200)
  })
})

// What nobody can write of a person is in field-access.test.ts.
it('days that were given are never changed', async () => {
  const me = await api.signUp()
  await api.post('/vip', { token: me.token, body: { vipTypeId: await makeType({ price: 0, days: 3 }) } })
  const [row] = (await ledgerOf(me)).docs
  const { payload } = api.services
  const change = payload.update({ collection: 'ledger', id: row?.id ?? '', data: { days: 999 } })
  await expect(change).rejects.toThrow(/only ever added to/)
})
