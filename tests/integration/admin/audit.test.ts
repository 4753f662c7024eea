import { expect, it, vi } from 'vitest'
import { openApi, type SignedIn } from '../../setup/open-api'
import { payloadRest } from '../../setup/payload-rest'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const admin = somebody(api, 'ADMIN')
const chief = somebody(api, 'SUPER_ADMIN')
const me = somebody(api)

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE'

async function rest(options: { verb: Verb; path: string; by: SignedIn; body?: object }) {
  const { by, ...rest } = options
  const response = await payloadRest({ payload: api.services.payload, token: by.token, ...rest })
  type Body = { docs: Record<string, unknown>[]; codes: string[] }
  return { status: response.status, body: (await response.json()) as Body }
}

async function trail(where: object) {
  const { payload } = api.services
  const { docs } = await payload.find({
    collection: 'audit-events',
    where: where as never,
    sort: 'createdAt',
    depth: 0,
  })
  return docs
}

it('tells who changed which field of what, before and after', async () => {
  const content = { title: 'T' }
  const body = { title: 'One', code: 'audited', layout: 'classic', language: 'en', content }
  await api.post('/template/create', { token: admin.token, body })
  await api.post('/template/update/audited', { token: admin.token, body: { title: 'Two' } })
  const events = await trail({ place: { equals: 'templates' } })
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([
    ['create', admin.id],
    ['update', admin.id],
  ])
  expect(events[1]).toMatchObject({
    title: 'Two',
    changes: [{ field: 'title', before: 'One', after: 'Two' }],
  })
})

it('tells who changed a setting of the site', async () => {
  const path = '/globals/invite-rules'
  const body = { inviterDays: 3 }
  expect((await rest({ verb: 'POST', path, by: chief, body })).status).toBe(200)
  const [event] = await trail({ place: { equals: 'invite-rules' } })
  expect(event).toMatchObject({
    actor: chief.id,
    changes: [{ field: 'inviterDays', before: 7, after: 3 }],
  })
})

it('tells of a batch of invite codes in one line', async () => {
  const make = (by: SignedIn, body: object) =>
    rest({ verb: 'POST', path: '/invite-codes/batch', by, body: { limit: 2, ...body } })
  expect((await make(me, { count: 3 })).status).toBe(403)
  expect((await make(admin, { count: 0 })).status).toBe(400)
  const over = new Date(Date.now() - 1000).toISOString()
  expect((await make(admin, { count: 3, expiresAt: over })).status).toBe(400)
  const { codes } = (await make(admin, { count: 3, label: 'Fair' })).body
  const events = await trail({ place: { equals: 'invite-codes' } })
  expect(events).toMatchObject([{ action: 'create', actor: admin.id, title: 'Fair × 3' }])
  expect(events[0]?.changes).toContainEqual({ field: 'codes', before: null, after: codes })
  const { payload } = api.services
  const create = payload.db.create.bind(payload.db)
  let made = 0
  const failing = vi.spyOn(payload.db, 'create').mockImplementation((options) => {
    if (options.collection === 'invite-codes' && (made += 1) === 3) throw new Error('no room for a code')
    return create(options)
  })
  expect((await make(admin, { count: 3, label: 'Lost' })).status).toBe(500)
  failing.mockRestore()
  expect(await payload.count({ collection: 'invite-codes' })).toEqual({ totalDocs: 3 })
  expect(await trail({ place: { equals: 'invite-codes' } })).toHaveLength(1)
})

it('tells that a super administrator took a lost passkey off somebody', async () => {
  const { payload } = api.services
  const key = { credential: 'c', publicKey: 'p', counter: 0, transports: [], name: 'Phone', addedAt: 'then' }
  const passkeys = [
    { ...key, id: 'lost' },
    { ...key, id: 'kept' },
  ]
  await payload.db.updateOne({ collection: 'users', id: me.id, data: { passkeys, updatedAt: null } })
  const remove = (by: SignedIn) =>
    rest({ verb: 'POST', path: `/users/${me.id}/passkeys/lost/remove`, by, body: {} })
  expect([(await remove(admin)).status, (await remove(chief)).status, (await remove(chief)).status]).toEqual([
    403, 200, 404,
  ])
  const { passkeys: left } = await payload.findByID({
    collection: 'users',
    id: me.id,
    showHiddenFields: true,
  })
  expect(left).toEqual(passkeys.slice(1))
  const [event] = await trail({ document: { equals: me.id } })
  expect(event).toMatchObject({ changes: [{ field: 'passkeys', before: 'lost', after: null }] })
})

it('keeps secrets and people’s own changes out', async () => {
  const patch = { password: 'correct horse battery', roles: ['ADMIN'] }
  expect((await rest({ verb: 'PATCH', path: `/users/${me.id}`, by: chief, body: patch })).status).toBe(200)
  const event = (await trail({ document: { equals: me.id } })).at(-1)
  expect(event?.changes).toContainEqual({ field: 'roles', before: ['USER'], after: ['ADMIN'] })
  const fields = (event?.changes as { field: string }[]).map(({ field }) => field)
  expect(fields).toContain('password')
  expect(JSON.stringify(event)).not.toMatch(/correct horse|hash|salt|sessions/)
  const other = await api.signUp()
  await api.post('/user/info/update', { token: other.token, body: { nickname: 'N' } })
  expect(await trail({ actor: { equals: other.id } })).toEqual([])
})

// Who may read the trail is in payload-access.test.ts, who may give roles in field-access.test.ts.
it('a super administrator gives up neither the role nor the account, and ends others', async () => {
  const other = await api.signUp()
  const end = async (by: SignedIn, { id }: SignedIn) =>
    (await rest({ verb: 'DELETE', path: `/users/${id}`, by })).status
  const body = { roles: ['USER'] }
  expect((await rest({ verb: 'PATCH', path: `/users/${chief.id}`, by: chief, body })).status).toBe(400)
  expect([await end(chief, chief), await end(admin, other), await end(chief, other)]).toEqual([400, 403, 200])
})
