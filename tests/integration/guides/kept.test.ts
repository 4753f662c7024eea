import { expect, it } from 'vitest'
import { purgeEmptyGuides } from '../../../app/features/guides/purge-empty.server'
import { runJobs } from '../../../app/features/jobs/run-jobs.server'
import { makeGuide, planGuide } from '../../factories/guide'
import { openApi } from '../../setup/open-api'
import { payloadRest } from '../../setup/payload-rest'
import { somebody, throughout } from '../../setup/throughout'

const api = throughout(openApi)
const [admin, other] = [somebody(api, 'ADMIN'), somebody(api, 'ADMIN')]

/** As the admin's own buttons send it. */
async function press(verb: 'POST' | 'PATCH', path: string, body: object = {}): Promise<void> {
  const { status } = await payloadRest({
    ...{ payload: api.services.payload, token: admin.token, path: `/guides${path}` },
    ...{ verb, body },
  })
  expect(status).toBe(200)
}
const publish = (id: string, title: string) => press('PATCH', `/${id}`, { title, _status: 'published' })
const autosave = (id: string, title: string) =>
  press('PATCH', `/${id}?draft=true&autosave=true`, { title, _status: 'draft' })
const withdraw = (id: string) => press('PATCH', `/${id}?unpublishAllLocales=true`, { _status: 'draft' })

const live = async (id: string) => {
  const { title, _status, publishedAt } = await api.services.payload.findByID({ collection: 'guides', id })
  return { title, _status, publishedAt }
}
const versionsOf = (id: string) =>
  api.services.payload.findVersions({ collection: 'guides', where: { parent: { equals: id } }, limit: 50 })

const SOON = Date.now() + 3_600_000
const DAY = '2026-01-01T00:00:00.000Z'
const plan = (guide: string, type: 'publish' | 'unpublish', at?: number) =>
  planGuide({ payload: api.services.payload, guide, type, by: admin.id, ...(at ? { at } : {}) })
const planned = async (id: string) => {
  const where = { 'input.doc.value': { equals: id } }
  const { docs } = await api.services.payload.find({ collection: 'payload-jobs', where })
  return docs.map(({ input }) => (input as { type: string }).type).sort()
}

it('is withdrawn for good by hand, and comes back by the schedule that withdrew it', async () => {
  const { payload } = api.services
  const [id, timed] = [
    await makeGuide({ payload, slug: 'held' }),
    await makeGuide({ payload, slug: 'timed' }),
  ]
  for (const type of ['publish', 'unpublish'] as const) await plan(id, type, SOON)
  await autosave(id, 'Draft')
  expect(await planned(id)).toEqual(['publish', 'unpublish'])
  await publish(id, 'Again')
  expect(await planned(id), 'what comes after it is another draft').toEqual(['unpublish'])
  await withdraw(id)
  expect(await planned(id)).toEqual([])

  await plan(timed, 'publish', SOON)
  await plan(timed, 'unpublish')
  await runJobs(api.services)
  expect(await live(timed)).toMatchObject({ _status: 'draft' })
  expect(await planned(timed)).toEqual(['publish'])
})

it('leaves what is published alone when a version is restored, and keeps its date', async () => {
  const { payload } = api.services
  const overrides = { _status: 'draft', publishedAt: null, title: 'First words' }
  const id = await makeGuide({ payload, slug: 'restored', overrides })
  await press('PATCH', `/${id}`, { title: 'Published', publishedAt: DAY, _status: 'published' })
  const published = { title: 'Published', _status: 'published', publishedAt: DAY }
  const { docs } = await versionsOf(id)
  for (const { id: version, version: old } of docs) {
    await press('POST', `/versions/${version}?draft=false`)
    expect(await live(id), String(old._status)).toEqual(published)
  }
  const { docs: users } = await payload.find({ collection: 'users', where: { id: { equals: admin.id } } })
  const byGraphQL = {
    collection: 'guides',
    id: docs[0]?.id ?? '',
    overrideAccess: false,
    user: users[0],
  } as const
  await expect(payload.restoreVersion(byGraphQL)).rejects.toThrow(/ask with draft: true/)
  const newest = await payload.findByID({ collection: 'guides', id, draft: true })
  expect(newest).toMatchObject({ title: 'First words', _status: 'draft', publishedAt: DAY })
  await publish(id, 'First words')
  expect(await live(id)).toEqual({ ...published, title: 'First words' })
})

it('has one line in the audit trail for each time that it changed outside', async () => {
  const id = await makeGuide({ payload: api.services.payload, slug: 'audited' })
  for (const title of ['A', 'B', 'C']) await autosave(id, title)
  await press('PATCH', `/${id}?draft=true`, { title: 'D' })
  await publish(id, 'E')
  await withdraw(id)
  const where = { document: { equals: id } }
  const trail = await api.services.payload.find({ collection: 'audit-events', where, sort: 'createdAt' })
  expect(trail.docs.map(({ changes }) => changes)).toEqual([
    [{ field: 'title', before: 'Title of audited', after: 'E' }],
    [{ field: '_status', before: 'published', after: 'draft' }],
  ])
})

it('is not kept where “create” was opened and nothing written', async () => {
  const { payload } = api.services
  const open = (title?: string) =>
    payload.create({ collection: 'guides', data: { title, _status: 'draft' } as never, draft: true })
  const [empty, begun] = [await open(), await open('Begun')]
  const shown = await makeGuide({ payload, slug: 'emptied' })
  const nothing = { title: null, summary: null, content: null, _status: 'draft' }
  await press('PATCH', `/${shown}?draft=true`, nothing)
  const there = async () => {
    const ids = { in: [empty.id, begun.id, shown] }
    const { docs } = await payload.find({ collection: 'guides', where: { id: ids }, sort: 'createdAt' })
    return docs.map(({ id }) => id)
  }
  await purgeEmptyGuides({ payload })
  expect(await there()).toHaveLength(3)
  await purgeEmptyGuides({ payload, now: Date.now() + 25 * 3_600_000 })
  expect(await there()).toEqual([begun.id, shown])
})

it('is kept for who writes it: another administrator can’t write over it meanwhile, unless taking it over', async () => {
  const { payload } = api.services
  const id = await makeGuide({ payload, slug: 'locked' })
  await autosave(id, 'One')
  await autosave(id, 'One goes on')
  const write = (query: string) =>
    payloadRest({
      ...{ payload, token: other.token, verb: 'PATCH', body: { title: 'Two', _status: 'draft' } },
      path: `/guides/${id}?draft=true&autosave=true${query}`,
    })
  expect((await write('')).status).toBe(423)
  const draft = await payload.findByID({ collection: 'guides', id, draft: true })
  expect(draft.title).toBe('One goes on')
  expect((await write('&overrideLock=true')).status).toBe(200)
  expect((await write('')).status).toBe(200)
})
