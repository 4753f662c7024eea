import { mergeListSearchAndWhere } from 'payload/shared'
import type { Where } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApi, type SignedIn, type TestApi } from '../../setup/open-api'
import { signUpAs } from '../../setup/sign-up-as'

let api: TestApi
let admin: SignedIn
beforeAll(async () => {
  api = await openApi()
  admin = await signUpAs({ api, role: 'ADMIN' })
})
afterAll(() => api.close())

/** What the admin's list of tasks shows for a search, with the filters that stand beside it. */
async function kinds(search: string, where: Where = {}) {
  const { payload } = api.services
  const collectionConfig = payload.collections['ai-tasks'].config
  const user = await payload.findByID({ collection: 'users', id: admin.id, overrideAccess: true })
  const { docs } = await payload.find({
    collection: 'ai-tasks',
    where: mergeListSearchAndWhere({ collectionConfig, search, where }),
    overrideAccess: false,
    user: { ...user, collection: 'users' },
    sort: 'kind',
  })
  return docs.map(({ kind }) => kind)
}

it('finds tasks by what an administrator reads in their list', async () => {
  const { payload } = api.services
  const [mei, tom] = [await api.signUp('mei@lists.example'), await api.signUp('tom@lists.example')]
  const make = (user: string, task: Record<string, unknown>) =>
    payload.db.create({
      collection: 'ai-tasks',
      data: { user, resume: 'none', language: 'en', revision: 0, input: {}, model: 'small-1', ...task },
    })
  await make(mei.id, { kind: 'module-opt', status: 'done' })
  await make(mei.id, { kind: 'tailor', status: 'failed', fault: 'busy', model: 'large-2' })
  await make(tom.id, { kind: 'cover-letter', status: 'running' })
  expect(await kinds('改写')).toEqual(['module-opt'])
  expect(await kinds('improve')).toEqual(['module-opt'])
  expect(await kinds('part Improve')).toEqual(['module-opt'])
  expect(await kinds('Tailor')).toEqual(['tailor'])
  expect(await kinds('求职信')).toEqual(['cover-letter'])
  expect(await kinds('module-opt'), 'as it is stored, too').toEqual(['module-opt'])
  expect(await kinds('失败')).toEqual(['tailor'])
  expect(await kinds('Running')).toEqual(['cover-letter'])
  expect(await kinds('繁忙')).toEqual(['tailor'])
  expect(await kinds('small')).toEqual(['cover-letter', 'module-opt'])
  expect(await kinds('mei@lists')).toEqual(['module-opt', 'tailor'])
  expect(await kinds('mei@lists', { status: { equals: 'failed' } })).toEqual(['tailor'])
  expect(await kinds('neither of them')).toEqual([])
})
