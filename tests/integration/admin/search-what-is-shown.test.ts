import { mergeListSearchAndWhere } from 'payload/shared'
import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { openApi } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const admin = somebody(api, 'ADMIN')

async function asAdmin() {
  const user = await api.services.payload.findByID({ collection: 'users', id: admin.id })
  return { overrideAccess: false, user: { ...user, collection: 'users' as const } }
}

/** What the admin's list of tasks shows for a search, with the filters that stand beside it. */
async function kinds(search: string, where: Where = {}) {
  const { payload } = api.services
  const collectionConfig = payload.collections['ai-tasks'].config
  const { docs } = await payload.find({
    collection: 'ai-tasks',
    where: mergeListSearchAndWhere({ collectionConfig, search, where }),
    sort: 'kind',
    ...(await asAdmin()),
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

it('an administrator reads of an answer only that it was not read again', async () => {
  const { payload } = api.services
  await payload.delete({ collection: 'ai-tasks', where: {} })
  const make = (kind: string, task: object) =>
    payload.db.create({
      collection: 'ai-tasks',
      data: { kind, resume: 'none', language: 'en', revision: 0, input: {}, ...task },
    })
  await make('chat', { status: 'running' })
  await make('inspect', { status: 'done', answer: { text: 'Her own words' } })
  await make('tailor', { status: 'done', answer: { text: 'Her own words', secondReading: 'failed' } })
  const rights = await asAdmin()
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
