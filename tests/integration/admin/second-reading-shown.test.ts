import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApi, type TestApi } from '../../setup/open-api'
import { signUpAs } from '../../setup/sign-up-as'

let api: TestApi
beforeAll(async () => void (api = await openApi()))
afterAll(() => api.close())

it('an administrator reads of an answer only that it was not read again', async () => {
  const { payload } = api.services
  const admin = await signUpAs({ api, role: 'ADMIN' })
  const make = (kind: string, task: object) =>
    payload.db.create({
      collection: 'ai-tasks',
      data: { kind, resume: 'none', language: 'en', revision: 0, input: {}, ...task },
    })
  await make('chat', { status: 'running' })
  await make('inspect', { status: 'done', answer: { text: 'Her own words' } })
  await make('tailor', { status: 'done', answer: { text: 'Her own words', secondReading: 'failed' } })
  const user = await payload.findByID({ collection: 'users', id: admin.id, overrideAccess: true })
  const rights = { overrideAccess: false, user: { ...user, collection: 'users' as const } }
  const { docs } = await payload.find({ collection: 'ai-tasks', sort: 'kind', ...rights })
  expect(docs.map(({ kind, secondReading }) => [kind, secondReading])).toEqual([
    ['chat', null],
    ['inspect', null],
    ['tailor', 'failed'],
  ])
  const id = docs.at(-1)?.id ?? ''
  const one = await payload.findByID({ collection: 'ai-tasks', id, ...rights })
  expect(one).toMatchObject({ status: 'done', secondReading: 'failed' })
  expect(JSON.stringify([docs, one])).not.toContain('Her own words')
})
