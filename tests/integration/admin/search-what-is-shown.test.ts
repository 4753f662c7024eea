import { mergeListSearchAndWhere } from 'payload/shared'
import type { CollectionSlug, Where } from 'payload'
import { expect, it } from 'vitest'
import { openApi } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const admin = somebody(api, 'SUPER_ADMIN')

/** Held by a server for an hour: what nobody holds is taken up, and fails for want of a resume. */
const RUNNING = { status: 'running', leaseUntil: Date.now() + 3_600_000 }

async function asAdmin() {
  const user = await api.services.payload.findByID({ collection: 'users', id: admin.id })
  return { overrideAccess: false, user: { ...user, collection: 'users' as const } }
}

type Options<Slug> = { collection: Slug; search: string; where?: Where; sort?: string }

/** What one of the admin's lists shows for a search, with the filters that stand beside it. */
async function listed<Slug extends CollectionSlug>({ search, where, ...list }: Options<Slug>) {
  const { payload } = api.services
  const collectionConfig = payload.collections[list.collection].config
  const { docs } = await payload.find({
    ...list,
    where: mergeListSearchAndWhere({ collectionConfig, search, where }),
    ...(await asAdmin()),
  })
  return docs
}

async function kinds(search: string, where: Where = {}) {
  const tasks = await listed({ collection: 'ai-tasks', search, where, sort: 'kind' })
  return tasks.map(({ kind }) => kind)
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
  await make(tom.id, { kind: 'cover-letter', ...RUNNING })
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

it('finds what a person bought, wrote and did by their address', async () => {
  const [ann, ben] = [await api.signUp('ann@bought.example'), await api.signUp('ben@bought.example')]
  for (const { id: user } of [ann, ben]) {
    const make = (collection: CollectionSlug, data: Record<string, unknown>) =>
      api.services.payload.db.create({ collection, data: { user, ...data } })
    const money = { amount: 1, refundedAmount: 0, disputedAmount: 0, currency: 'CNY', days: 1, plan: {} }
    const none = { inviterDays: 0, inviteeDays: 0 }
    const place = { openKey: user, origin: 'https://site.example', language: 'en', expiresAt: new Date() }
    await make('orders', { orderNo: user, status: 'paid', ...money, ...place })
    await make('proposals', { content: 'Thanks', status: 'new' })
    await make('ledger', { key: user, source: user, cause: 'grant', days: 1, at: new Date(), plan: {} })
    await make('account-events', { kind: 'sign-in' })
    await make('invite-records', { code: 'c', inviteeKey: user, slot: user, invitee: user, ...none })
  }
  for (const collection of ['orders', 'proposals', 'ledger', 'account-events', 'invite-records'] as const) {
    const found = await listed({ collection, search: 'ann@bought' })
    expect(found, collection).not.toEqual([])
    expect(JSON.stringify(found), collection).not.toContain(ben.id)
  }
})

it('an administrator reads of an answer only that it was not read again', async () => {
  const { payload } = api.services
  await payload.delete({ collection: 'ai-tasks', where: {} })
  const make = (kind: string, task: object) =>
    payload.db.create({
      collection: 'ai-tasks',
      data: { kind, resume: 'none', language: 'en', revision: 0, input: {}, ...task },
    })
  await make('chat', RUNNING)
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
