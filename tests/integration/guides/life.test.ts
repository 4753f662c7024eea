import { expect, it } from 'vitest'
import { listGuides } from '../../../app/features/guides/list-guides.server'
import { runJobs, STALE_MS } from '../../../app/features/jobs/run-jobs.server'
import { searchSite } from '../../../app/features/search/search-site.server'
import { guideContent, makeGuide, planGuide } from '../../factories/guide'
import { openApi } from '../../setup/open-api'
import { somebody, throughout } from '../../setup/throughout'

const api = throughout(openApi)
const admin = somebody(api, 'ADMIN')

type Detail = { title: string; slug: string; updatedAt: string; content: unknown }
const update = (body: object) => api.post('/guide/update', { token: admin.token, body })
const publicly = async (key: string) => (await api.post(`/guide/detail/${key}`)).body.data as Detail | null
const newest = async (key: string) =>
  (await api.post(`/guide/detail/${key}`, { token: admin.token, body: { draft: true } })).body
    .data as unknown as Detail

const whole = {
  summary: 'About it',
  language: 'en',
  author: 'Jianli editors',
  tags: ['ats'],
  content: guideContent('First words'),
}

it('goes from draft to published, changed, published again and withdrawn', async () => {
  const body = { title: 'One', slug: 'one', ...whole }
  const id = (await api.post('/guide/create', { token: admin.token, body })).body.data as string
  expect(await publicly('one')).toBeNull()
  expect((await update({ id, action: 'publish' })).status).toBe(200)
  expect(await publicly('one')).toMatchObject({ title: 'One', content: guideContent('First words') })
  for (const action of ['autosave', 'save']) {
    await update({ id, title: 'Two', content: guideContent('Other words'), action })
    expect(await publicly('one')).toMatchObject({ title: 'One', content: guideContent('First words') })
    expect(await newest('one')).toMatchObject({ title: 'Two', published: false })
  }
  await update({ id, action: 'publish' })
  expect(await publicly(id)).toMatchObject({ title: 'Two', content: guideContent('Other words') })
  await update({ id, action: 'unpublish' })
  expect(await publicly(id)).toBeNull()
  expect(await newest(id)).toMatchObject({ title: 'Two' })
})

it('refuses to publish what is not whole, and names the field', async () => {
  const id = (await api.post('/guide/create', { token: admin.token, body: { title: 'Bare' } })).body
    .data as string
  const { status, body } = await update({ id, action: 'publish' })
  expect(status).toBe(400)
  expect(body.message).toMatch(/content|summary|author/)
  expect(await publicly(id)).toBeNull()
})

it('tells a writer that somebody else was faster, also when both save at once', async () => {
  const id = await makeGuide({ payload: api.services.payload, slug: 'raced' })
  const { updatedAt } = await newest(id)
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((title) => update({ id, title, updatedAt, action: 'save' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.body.data).toMatchObject({ id, title: (await newest(id)).title })
})

it('comes back from the trash as it was, with its pending draft', async () => {
  const { payload } = api.services
  const id = await makeGuide({ payload, slug: 'thrown' })
  const isFound = async () => {
    const { results } = await searchSite({ payload, question: 'thrown', language: 'en' })
    const { total } = await listGuides({ payload, pageNum: 1, pageSize: 1 })
    return { found: results.length > 0, total }
  }
  const before = await isFound()
  expect(before.found).toBe(true)
  await update({ id, title: 'Pending' })
  expect((await api.post(`/guide/delete/${id}`, { token: admin.token })).status).toBe(200)
  expect(await publicly(id)).toBeNull()
  expect(await isFound()).toEqual({ found: false, total: before.total - 1 })
  expect((await update({ id, title: 'Late' })).status).toBe(404)
  expect((await api.post(`/guide/delete/${id}`, { token: admin.token })).status).toBe(404)
  expect((await api.post(`/guide/restore/${id}`, { token: admin.token })).status).toBe(200)
  expect(await publicly(id)).toMatchObject({ title: 'Title of thrown' })
  expect(await isFound()).toEqual(before)
  expect(await newest(id)).toMatchObject({ title: 'Pending' })
})

it('keeps its former address when it moves', async () => {
  const id = await makeGuide({ payload: api.services.payload, slug: 'before' })
  await update({ id, slug: 'after', action: 'publish' })
  expect(await publicly('before')).toMatchObject({ id, slug: 'after' })
  expect(await publicly('after')).toMatchObject({ id })
})

const plan = (guide: string, type: 'publish' | 'unpublish', at?: number) =>
  planGuide({ payload: api.services.payload, guide, type, by: admin.id, ...(at ? { at } : {}) })

it('publishes and withdraws at the time that was set, once', async () => {
  const { services } = api
  const { payload } = services
  const id = await makeGuide({ payload, slug: 'timed', overrides: { _status: 'draft' } })
  await plan(id, 'publish', Date.now() + 60_000)
  expect(await runJobs(services)).toBe(0)
  expect(await publicly(id)).toBeNull()
  await plan(id, 'publish')
  const runs = await Promise.all([runJobs(services), runJobs(services), runJobs(services)])
  expect(runs.sort()).toEqual([0, 0, 1])
  expect(await publicly(id)).toMatchObject({ title: 'Title of timed' })
  await plan(id, 'unpublish')
  expect(await runJobs(services)).toBe(1)
  expect(await publicly(id)).toBeNull()
})

it('takes up what a process died over', async () => {
  const { payload } = api.services
  const id = await makeGuide({ payload, slug: 'orphaned', overrides: { _status: 'draft' } })
  const job = await plan(id, 'publish')
  const begun = (updatedAt: number) =>
    payload.db.updateOne({
      collection: 'payload-jobs',
      id: job,
      data: { processing: true, updatedAt: new Date(updatedAt).toISOString() },
    })
  await begun(Date.now())
  expect(await runJobs(api.services)).toBe(0)
  await begun(Date.now() - STALE_MS - 1000)
  expect(await runJobs(api.services)).toBe(1)
  expect(await publicly(id)).toMatchObject({ slug: 'orphaned' })
})
