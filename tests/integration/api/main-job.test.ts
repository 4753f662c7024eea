import { beforeAll, expect, it } from 'vitest'
import { DESIGNS } from '../../../app/document/designs/designs'
import { resumeContent } from '../../../collections/resumes/schema'
import { makeTemplate } from '../../factories/template'
import { openApi } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const me = somebody(api)
beforeAll(async () => {
  await makeTemplate({ payload: api.services.payload, code: 'plain-en' })
})

it('goes from a template to a shared resume and back to nothing', async () => {
  const { token } = me
  const templates = await api.post('/template/list', { body: {} })
  expect(templates.body.data).toMatchObject({ total: 1, list: [{ code: 'plain-en', useCount: 0 }] })

  const created = await api.post('/resume/create', {
    token,
    body: { title: 'Mine', templateCode: 'plain-en' },
  })
  expect(created.body).toMatchObject({ code: 200, data: expect.any(String) })
  const id = created.body.data as string

  const content = resumeContent.parse({ title: 'Lin Mei', skill: { list: [] } })
  const saved = await api.post('/resume/update', { token, body: { id, content, revision: 1 } })
  expect(saved.body).toMatchObject({ code: 200, data: { id, revision: 2 } })

  const read = await api.post(`/resume/info/${id}`, { token })
  expect(read.body.data).toMatchObject({ id, title: 'Mine', revision: 2, dataTmp: null, layout: 'classic' })
  expect((read.body.data as { content: unknown }).content).toEqual(content)

  const stale = await api.post('/resume/update', { token, body: { id, title: 'Other', revision: 1 } })
  expect(stale.body).toMatchObject({ code: 409, data: { revision: 2, content: { title: 'Lin Mei' } } })

  const copied = await api.post(`/resume/copy/${id}`, { token })
  const copy = copied.body.data as string
  expect(copy).not.toBe(id)

  const shared = await api.post(`/resume/access-code/${id}`, { token, body: { accessCode: '20481733' } })
  expect(shared.body).toMatchObject({ code: 200, message: 'Set successfully', data: { shared: true } })
  const seen = await api.post('/resume/preview', { body: { id, code: '20481733' } })
  expect(seen.body).toMatchObject({ code: 200, data: { id, content: { title: 'Lin Mei' } } })
  expect(seen.body.data).not.toHaveProperty('accessCode')
  expect((await api.post('/resume/preview', { body: { id, code: '00000000' } })).status).toBe(403)
  expect((await api.post('/resume/preview', { body: { id } })).status).toBe(403)
  expect((await api.post('/resume/preview', { body: { id: copy, code: '' } })).status).toBe(404)

  const mine = await api.post('/resume/list', { token, body: { pageNum: 1, pageSize: 10 } })
  expect(mine.body.data).toMatchObject({ total: 2 })
  expect((await api.get('/resume/count')).body.data).toBe(2)
  expect((await api.post('/template/list', { body: {} })).body.data).toMatchObject({
    list: [{ useCount: 1 }],
  })

  const removed = await api.post(`/resume/remove/${id}`, { token })
  expect(removed.body).toMatchObject({ code: 200, message: 'Deleted successfully' })
  for (const path of [
    `/resume/info/${id}`,
    `/resume/copy/${id}`,
    `/resume/remove/${id}`,
    `/resume/versions/${id}`,
  ]) {
    expect((await api.post(path, { token })).status, path).toBe(404)
  }
  expect((await api.post('/resume/preview', { body: { id, code: '20481733' } })).status).toBe(404)
  expect((await api.post('/resume/list', { token, body: { trash: true } })).body.data).toMatchObject({
    total: 1,
  })
  expect((await api.post(`/resume/trash/restore/${id}`, { token })).status).toBe(200)
  expect((await api.post(`/resume/info/${id}`, { token })).status).toBe(200)
})

it('keeps a working copy until the next save', async () => {
  const { token } = me
  const id = await api.makeResume(token)
  const content = resumeContent.parse({ title: 'half done', skill: { list: [] } })
  const saved = await api.post(`/resume/data-tmp/${id}`, { token, body: { content, revision: 1 } })
  expect(saved.status).toBe(200)
  const read = await api.post(`/resume/info/${id}`, { token })
  expect(read.body.data).toMatchObject({
    revision: 1,
    dataTmp: { revision: 1, content: { title: 'half done' } },
  })
  await api.post('/resume/update', { token, body: { id, content, revision: 1 } })
  expect((await api.post(`/resume/info/${id}`, { token })).body.data).toMatchObject({
    revision: 2,
    dataTmp: null,
  })
  const late = await api.post(`/resume/data-tmp/${id}`, { token, body: { content, revision: 1 } })
  expect(late.body).toMatchObject({ code: 409, data: { revision: 2 } })
})

it('keeps the version of a layout that a resume was made with, until another is asked for', async () => {
  const { token } = me
  const drawnIn = async (id: string) => {
    const { layout, layoutVersion, revision } = (await api.post(`/resume/info/${id}`, { token })).body
      .data as Record<string, unknown>
    return [layout, layoutVersion, revision]
  }
  const create = (body: object) => api.makeResume(token, body)
  const update = (id: string, body: object) => api.post('/resume/update', { token, body: { id, ...body } })
  expect(await drawnIn(await create({}))).toEqual(['classic', DESIGNS.classic.version, 1])
  const id = await create({ layout: 'classic', layoutVersion: 1 })
  await update(id, { title: 'Another title' })
  expect(await drawnIn(id)).toEqual(['classic', 1, 2])
  await update(id, { layoutVersion: 2 })
  expect(await drawnIn(id)).toEqual(['classic', 2, 3])
  await update(id, { layout: 'classic', layoutVersion: 1 })
  expect(await drawnIn(id)).toEqual(['classic', 1, 4])
  await update(id, { layout: 'sidebar' })
  expect(await drawnIn(id)).toEqual(['sidebar', DESIGNS.sidebar.version, 5])
  await update(id, { layoutVersion: 99 })
  expect(await drawnIn(id)).toEqual(['sidebar', DESIGNS.sidebar.version, 6])

  const guest = { localId: 'local-first', title: 'Guest', layout: 'classic', layoutVersion: 1 }
  const body = { resumes: [{ ...guest, content: resumeContent.parse({}) }] }
  const moved = await api.post('/resume/migration', { token, body })
  const { ids } = moved.body.data as { ids: Record<string, string> }
  expect(await drawnIn(ids['local-first'] ?? '')).toEqual(['classic', 1, 1])
})

it('lets exactly one of many parallel updates on a revision win', async () => {
  const { token } = me
  const id = await api.makeResume(token)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      api.post('/resume/update', { token, body: { id, title: `title ${n}`, revision: 1 } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)])
  expect((await api.post(`/resume/info/${id}`, { token })).body.data).toMatchObject({ revision: 2 })
})

it('moves a guest’s resumes in once, however often and however parallel', async () => {
  const { token } = me
  const content = resumeContent.parse({ title: 'guest' })
  const resumes = [
    {
      localId: 'local-1',
      title: 'Guest',
      templateCode: 'gone',
      content,
      createdAt: '2026-01-02T03:04:05.000Z',
    },
  ]
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => api.post('/resume/migration', { token, body: { resumes } })),
  )
  const ids = answers.map(({ body }) => (body.data as { ids: Record<string, string> }).ids['local-1'])
  expect(new Set(ids).size).toBe(1)
  expect((await api.post(`/resume/info/${ids[0]}`, { token })).body.data).toMatchObject({
    createdAt: '2026-01-02T03:04:05.000Z',
    title: 'Guest',
  })
})

it('shuts a shared resume after ten wrong codes from one address, a burst included', async () => {
  const { token } = me
  const id = await api.makeResume(token)
  await api.post(`/resume/access-code/${id}`, { token, body: { accessCode: '61943827' } })
  const wrong = Array.from({ length: 30 }, () =>
    api.post('/resume/preview', { body: { id, code: '0' }, ip: '192.0.2.7' }),
  )
  const statuses = (await Promise.all(wrong)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array<number>(10).fill(403), ...Array<number>(20).fill(429)])
  const blocked = await api.post('/resume/preview', {
    body: { id, code: '61943827' },
    ip: '192.0.2.7',
  })
  expect(blocked.status).toBe(429)
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(
    (await api.post('/resume/preview', { body: { id, code: '61943827' }, ip: '192.0.2.8' })).status,
  ).toBe(200)
})
