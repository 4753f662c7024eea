import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTemplate } from '../../factories/template'
import { openApi, type SignedIn, type TestApi } from '../../setup/open-api'
import { openRest, type Rest } from '../../setup/open-rest'

let api: TestApi
let me: SignedIn
let other: SignedIn
let resume: string
let rest: Rest
beforeAll(async () => {
  api = await openApi()
  rest = openRest(api)
  me = await api.signUp()
  other = await api.signUp()
  const created = await api.post('/resume/create', { token: me.token, body: {} })
  resume = created.body.data as string
  const { payload } = api.services
  await makeTemplate({ payload, code: 'draft', overrides: { _status: 'draft' } })
  await makeTemplate({ payload, code: 'ready' })
})
afterAll(() => api.close())

it('shows people only themselves, and never secrets', async () => {
  expect((await rest('GET', '/users')).status).toBe(403)
  const mine = await rest('GET', '/users', { token: me.token })
  expect(mine.body.docs?.map(({ id }) => id)).toEqual([me.id])
  expect(JSON.stringify(mine.body)).not.toMatch(/"(hash|salt|password|resetPasswordToken)"/)
  expect((await rest('GET', `/users/${other.id}`, { token: me.token })).status).toBe(404)
})

it('lets nobody make accounts, raise roles or touch others', async () => {
  const account = { username: 'x', email: 'x@example.com', password: 'long enough', roles: ['SUPER_ADMIN'] }
  expect((await rest('POST', '/users', { body: account })).status).toBe(403)
  expect((await rest('POST', '/users/first-register', { body: account })).status).toBe(403)
  for (const id of [me.id, other.id]) {
    const raised = await rest('PATCH', `/users/${id}`, { token: me.token, body: { roles: ['SUPER_ADMIN'] } })
    expect([403, 404]).toContain(raised.status)
    expect([403, 404]).toContain((await rest('DELETE', `/users/${id}`, { token: me.token })).status)
  }
})

it('mails nothing by itself, and holds up nobody', async () => {
  const { status } = await rest('POST', '/users/forgot-password', { body: { email: 'someone@example.com' } })
  expect(status).toBe(403)
})

it('shows resumes to their owner alone, and changes none', async () => {
  expect((await rest('GET', `/resumes/${resume}`, { token: me.token })).status).toBe(200)
  expect((await rest('GET', `/resumes/${resume}`, { token: other.token })).status).toBe(404)
  expect((await rest('GET', '/resumes', { token: other.token })).body.docs).toEqual([])
  expect((await rest('GET', '/resumes')).status).toBe(403)
  expect((await rest('GET', '/resumes/versions', { token: me.token })).status).toBe(403)
  for (const token of [me.token, other.token]) {
    expect([403, 404]).toContain(
      (await rest('PATCH', `/resumes/${resume}`, { token, body: { title: 'x' } })).status,
    )
    expect([403, 404]).toContain((await rest('DELETE', `/resumes/${resume}`, { token })).status)
    expect((await rest('POST', '/resumes', { token, body: { title: 'x' } })).status).toBe(403)
  }
})

it('keeps codes and page plans to itself', async () => {
  for (const collection of ['one-time-codes', 'page-plans']) {
    expect((await rest('GET', `/${collection}`, { token: me.token })).status).toBe(403)
    expect((await rest('POST', `/${collection}`, { token: me.token, body: { key: 'x' } })).status).toBe(403)
  }
})

it('shows published templates only', async () => {
  const codes = (await rest('GET', '/templates?draft=true', { token: me.token })).body.docs?.map(
    ({ code }) => code,
  )
  expect(codes).toEqual(['ready'])
  expect((await rest('GET', '/templates/versions')).status).toBe(403)
  expect((await rest('POST', '/templates', { token: me.token, body: { code: 'x' } })).status).toBe(403)
})
