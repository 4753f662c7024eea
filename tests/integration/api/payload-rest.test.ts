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

// Who may do what at all is in payload-access.test.ts, which fields in field-access.test.ts.
it('shows people only themselves, and never secrets', async () => {
  const mine = await rest('GET', '/users', { token: me.token })
  expect(mine.body.docs?.map(({ id }) => id)).toEqual([me.id])
  expect(JSON.stringify(mine.body)).not.toMatch(/"(hash|salt|password|resetPasswordToken)"/)
  expect((await rest('POST', '/users/first-register', { body: { email: 'x@example.com' } })).status).toBe(403)
  const mailed = await rest('POST', '/users/forgot-password', { body: { email: 'someone@example.com' } })
  expect(mailed.status).toBe(403)
})

it('shows resumes to their owner alone', async () => {
  expect((await rest('GET', `/resumes/${resume}`, { token: me.token })).status).toBe(200)
  expect((await rest('GET', `/resumes/${resume}`, { token: other.token })).status).toBe(404)
  expect((await rest('GET', '/resumes', { token: other.token })).body.docs).toEqual([])
})

it('shows published templates only', async () => {
  const { body } = await rest('GET', '/templates?draft=true', { token: me.token })
  expect(body.docs?.map(({ code }) => code)).toEqual(['ready'])
})
