import { beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../../setup/open-api'
import { openRest, type Verb } from '../../setup/open-rest'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout, somebody } from '../../setup/throughout'

type Caller = 'visitor' | 'other' | 'owner' | 'admin' | 'super admin'
const CALLERS: Caller[] = ['visitor', 'other', 'owner', 'admin', 'super admin']

const api = throughout(openApi)
const rest = openRest(api)
const owner = somebody(api)
const tokens = new Map<Caller, string>()
beforeAll(async () => {
  tokens.set('owner', owner.token)
  tokens.set('other', (await api.signUp()).token)
  tokens.set('admin', (await signUpAs({ api, role: 'ADMIN' })).token)
  tokens.set('super admin', (await signUpAs({ api, role: 'SUPER_ADMIN' })).token)
  const { payload } = api.services
  await payload.db.updateOne({ collection: 'users', id: owner.id, data: await full() })
})

const LATER = '2031-01-01T00:00:00.000Z'
/** Every field of a person that not everybody may read or write, with something in it. */
async function full(): Promise<Record<string, unknown>> {
  const { payload } = api.services
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { not_equals: owner.id } },
    limit: 1,
  })
  return {
    ...{ vipUntil: LATER, ledgerRows: 3, invitedBy: docs[0]?.id, invitedWith: 'ABCD2345' },
    ...{ inviteState: 'rewarded', deleteAt: LATER, knownDevices: ['hash'], assistantKey: 'sealed' },
    ...{ totpSince: LATER, totpSecret: 'sealed', totpStep: 7, recoveryCodes: ['hash'], passkeys: ['key'] },
    ...{ wechatOpenId: 'oOwner', nickname: 'Mei', avatar: '/a.png', locale: 'en' },
  }
}

const stored = () => api.services.payload.findByID({ collection: 'users', id: owner.id, depth: 0 })

const PUBLIC = ['createdAt', 'email', 'id', 'updatedAt', 'username']
const OWN = 'avatar collection deleteAt hasPassword locale nickname roles totpSince vipUntil'.split(' ')
const SECRETS = 'passkeys recoveryCodes totpSecret totpStep assistantKey hash salt knownDevices'
const NEVER = `${SECRETS} inviteState invitedWith ledgerRows`.split(' ')

describe('the fields of a person', () => {
  it.each(CALLERS)('as %s reads them', async (caller) => {
    const answer = await rest('GET', `/users/${owner.id}?depth=0`, { token: tokens.get(caller) })
    if (caller === 'visitor' || caller === 'other') return expect([403, 404]).toContain(answer.status)
    const shown = Object.keys(answer.body).filter((name) => answer.body[name as never] !== undefined)
    for (const name of NEVER) expect(shown, name).not.toContain(name)
    expect(shown.includes('invitedBy')).toBe(caller !== 'owner')
    const known = [...PUBLIC, ...OWN, 'invitedBy', 'loginAttempts', 'sessions', 'vipType', 'wechatOpenId']
    const others = shown.filter((name) => !known.includes(name))
    expect(others, 'say who may read a new field').toEqual([])
    // Payload names the field, and shows its owner alone what is in it
    const { sessions } = answer.body as { sessions?: object[] }
    expect(sessions?.length ?? 0).toBe(caller === 'owner' ? 1 : 0)
  })

  it.each(CALLERS)('as %s writes them', async (caller) => {
    const before = await stored()
    const body = {
      ...{ vipUntil: '2099-01-01T00:00:00.000Z', vipType: 'x', ledgerRows: 99, invitedBy: owner.id },
      ...{ invitedWith: 'ZZZZ9999', inviteState: 'waiting', deleteAt: null, knownDevices: [] },
      ...{ assistantKey: 'mine now', wechatOpenId: 'oThief', hash: 'x', salt: 'x' },
      ...{ totpSince: '2099-01-01T00:00:00.000Z', totpSecret: 'mine', totpStep: 0 },
      ...{ recoveryCodes: [], passkeys: [] },
    }
    const { status } = await rest('PATCH', `/users/${owner.id}`, { token: tokens.get(caller), body })
    if (caller === 'super admin') expect(status).toBe(200)
    else expect([401, 403, 404]).toContain(status)
    expect({ ...(await stored()), updatedAt: '' }).toEqual({ ...before, updatedAt: '' })
  })

  it('lose the second step when a super administrator takes it off, with all that belongs to it', async () => {
    const token = tokens.get('super admin')
    expect((await rest('PATCH', `/users/${owner.id}`, { token, body: { totpSince: null } })).status).toBe(200)
    expect(await stored()).toMatchObject({ totpSince: null, totpSecret: null, recoveryCodes: null })
  })

  it.each(CALLERS)('roles, by %s', async (caller) => {
    const body = { roles: ['USER', 'ADMIN'] }
    const { status } = await rest('PATCH', `/users/${owner.id}`, { token: tokens.get(caller), body })
    const { roles } = await stored()
    expect(status === 200).toBe(caller === 'super admin')
    expect(roles).toEqual(caller === 'super admin' ? ['USER', 'ADMIN'] : ['USER'])
    const { payload } = api.services
    await payload.update({ collection: 'users', id: owner.id, data: { roles: ['USER'] } })
  })

  it('that nobody reads can’t be guessed at by a search either', async () => {
    for (const name of ['assistantKey', 'hash', 'salt', 'invitedWith', 'inviteState', 'knownDevices'])
      for (const caller of CALLERS) {
        const path = `/users?depth=0&where[${name}][exists]=true`
        const { status, body } = await rest('GET', path, { token: tokens.get(caller) })
        expect(status, `${name} by ${caller}`).not.toBe(200)
        expect(JSON.stringify(body)).not.toContain(owner.id)
      }
  })
})

/** What the site is set to, and Payload's ways beside the collections. */
const doors: [string, Verb, string, Caller[]][] = [
  ['the rules of invitations, read', 'GET', '/globals/invite-rules', ['admin', 'super admin']],
  ['the rules of invitations, changed', 'POST', '/globals/invite-rules', ['super admin']],
  ['the assistant’s settings, read', 'GET', '/globals/assistant-settings', ['admin', 'super admin']],
  ['the assistant’s settings, changed', 'POST', '/globals/assistant-settings', ['super admin']],
  ['an order’s refund', 'POST', '/orders/none/refund', ['admin', 'super admin']],
  ['an answer to feedback', 'POST', '/proposals/none/answer', ['admin', 'super admin']],
  ['a job, once more', 'POST', '/payload-jobs/none/retry', ['admin', 'super admin']],
  ['the queue, run by a request', 'GET', '/payload-jobs/run', []],
  ['an account that nothing locks, opened', 'POST', '/users/unlock', []],
  ['a password, reset by Payload’s own token', 'POST', '/users/reset-password', []],
  ['a code made by hand', 'POST', '/invite-codes', []],
  ['a code deleted', 'DELETE', '/invite-codes/none', []],
  ['days added by hand', 'POST', '/ledger', []],
  ['days changed', 'PATCH', '/ledger/none', []],
  ['an order made by hand', 'POST', '/orders', []],
  ['an order changed', 'PATCH', '/orders/none', []],
  ['what an invitation gave, changed', 'PATCH', '/invite-records/none', []],
  ['a price, changed', 'PATCH', '/vip-types/none', ['admin', 'super admin']],
]
const REFUSED = [401, 403, 501]

describe.each(doors)('%s', (_, verb, path, allowed) => {
  it.each(CALLERS)('by %s', async (caller) => {
    // Payload asks for an account before it asks who wants it
    const body = verb === 'GET' || verb === 'DELETE' ? undefined : { email: owner.email }
    const { status } = await rest(verb, path, { token: tokens.get(caller), body })
    if (allowed.includes(caller)) expect(REFUSED).not.toContain(status)
    else expect([...REFUSED, 404]).toContain(status)
  })
})

/** What more a call does for those who run the site. */
const more: [string, string, () => object, Caller[]][] = [
  ['days for somebody', '/vip', () => ({ vipTypeId: 'none', userId: owner.id }), ['admin', 'super admin']],
  ['a batch of codes', '/invite/generate-code', () => ({ batch: { count: 1 } }), ['admin', 'super admin']],
]

describe.each(more)('%s', (_, path, body, allowed) => {
  it.each(CALLERS)('by %s', async (caller) => {
    const { status } = await api.post(path, { body: body(), token: tokens.get(caller) ?? '' })
    if (caller === 'visitor') return expect(status).toBe(401)
    if (allowed.includes(caller)) expect([200, 404]).toContain(status)
    else expect([400, 403]).toContain(status)
  })
})

it.each(CALLERS.slice(1))('more than ten resumes on one page, by %s', async (caller) => {
  const token = tokens.get(caller) ?? ''
  for (let n = 0; n < 11; n += 1) await api.post('/resume/create', { token, body: {} })
  const { body } = await api.post('/resume/list', { token, body: { pageNum: 1, pageSize: 100 } })
  expect((body.data as unknown as { list: object[] }).list).toHaveLength(caller === 'super admin' ? 11 : 10)
})
