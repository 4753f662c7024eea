import { expect, it } from 'vitest'
import { resumeContent } from '../../../collections/resumes/schema'
import { openApi } from '../../setup/open-api'
import { payloadRest } from '../../setup/payload-rest'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const admin = somebody(api, 'ADMIN')
const me = somebody(api)

const fields = {
  title: 'Calm',
  layout: 'classic',
  language: 'en',
  tags: ['minimalist'],
  content: { title: 'Calm' },
}

function make(body: object, publish = false) {
  return api.post(`/template/create${publish ? '?publish=true' : ''}`, { token: admin.token, body })
}

async function listed(): Promise<string[]> {
  const { body } = await api.post('/template/list', { body: { pageSize: 100 } })
  return (body.data as { list: { code: string }[] }).list.map(({ code }) => code)
}

it('makes a draft, publishes it and takes it back', async () => {
  expect((await make({ ...fields, code: 'calm' })).body).toMatchObject({
    data: { code: 'calm', published: false },
  })
  expect(await listed()).not.toContain('calm')
  const publish = (value: string) =>
    api.post(`/template/update/calm?publish=${value}`, { token: admin.token, body: { title: 'Calm page' } })
  expect((await publish('true')).body).toMatchObject({ data: { published: true } })
  expect(await listed()).toContain('calm')
  const info = (await api.post('/template/info/calm')).body.data as { title: string; tags: string[] }
  expect(info).toMatchObject({ title: 'Calm page', tags: ['minimalist'] })
  expect((await publish('false')).body).toMatchObject({ data: { published: false } })
  expect(await listed()).not.toContain('calm')
})

it('refuses a code that is taken, and fields that are wrong', async () => {
  expect((await make({ ...fields, code: 'twice' })).status).toBe(200)
  expect((await make({ ...fields, code: 'twice' })).status).toBe(409)
  await make({ ...fields, code: 'once' })
  const rename = { token: admin.token, body: { code: 'twice' } }
  expect((await api.post('/template/update/once', rename)).status).toBe(409)
  for (const wrong of [{ code: 'A b' }, { layout: 'none' }, { tags: ['x'] }, { more: 1 }])
    expect((await make({ ...fields, code: 'fine', ...wrong })).status).toBe(400)
})

it('says in words that a code is taken, and gives a duplicate one of its own', async () => {
  const { payload } = api.services
  for (const code of ['first', 'second']) await make({ ...fields, code })
  const { docs } = await payload.find({ collection: 'templates', where: { code: { equals: 'second' } } })
  const rest = async (verb: 'PATCH' | 'POST', path: string, body: object = {}) => {
    const at = `/templates/${docs[0]?.id}${path}`
    const answer = await payloadRest({ payload, verb, path: at, token: admin.token, body })
    return (await answer.json()) as { errors?: unknown; doc?: unknown }
  }
  expect((await rest('PATCH', '', { code: 'first' })).errors).toMatchObject([
    { message: '编号已被使用，请换一个' },
  ])
  const { doc } = await rest('POST', '/duplicate')
  expect(doc).toMatchObject({ title: 'Calm（副本）', _status: 'draft' })
  expect((doc as { code: string }).code).toMatch(/^second-[0-9a-f]{4}$/)
})

it('makes a template from a resume of one’s own, and of nobody else’s', async () => {
  const content = resumeContent.parse({ title: 'From life' })
  const mine = await api.post('/resume/create', { token: admin.token, body: { title: 'From life', content } })
  const { body } = await make({ resumeId: mine.body.data as string }, true)
  const { code } = body.data as { code: string }
  expect((await api.post(`/template/info/${code}`)).body).toMatchObject({
    data: { title: 'From life', layout: 'classic', content: { title: 'From life' } },
  })
  const own = {
    baseInfo: { list: [{ kind: 'name', value: 'Anna' }] },
    config: { language: 'en', placeholders: true },
  }
  const begun = { title: 'Anna', content: resumeContent.parse(own) }
  const blank = await api.post('/resume/create', { token: admin.token, body: begun })
  const made = (await make({ resumeId: blank.body.data as string }, true)).body.data as { code: string }
  expect((await api.post(`/template/info/${made.code}`)).body.data).toMatchObject({
    title: 'Classic',
    content: { config: { placeholders: false } },
  })
  const theirs = await api.post('/resume/create', { token: me.token, body: {} })
  expect((await make({ resumeId: theirs.body.data as string })).status).toBe(404)
})

it('puts those with a larger order first', async () => {
  for (const [code, order] of [
    ['low', -1],
    ['high', 5],
    ['even', 0],
  ] as const)
    await make({ ...fields, code, order }, true)
  const codes = await listed()
  expect(codes[0]).toBe('high')
  expect(codes.at(-1)).toBe('low')
})

it('is not changed by being used: whoever edits it meanwhile goes on', async () => {
  const { payload } = api.services
  await make({ ...fields, code: 'edited' }, true)
  const read = async () => {
    const where = { code: { equals: 'edited' } }
    const { docs } = await payload.find({ collection: 'templates', where })
    return docs[0]
  }
  const before = await read()
  await api.post('/resume/create', { token: me.token, body: { templateCode: 'edited' } })
  const after = await read()
  expect(after).toMatchObject({ useCount: 1, updatedAt: before?.updatedAt })
})

it('recounts the use, whatever the numbers said', async () => {
  const { payload } = api.services
  await make({ ...fields, code: 'counted' }, true)
  for (let i = 0; i < 3; i += 1)
    await api.post('/resume/create', { token: me.token, body: { templateCode: 'counted' } })
  const { docs } = await payload.find({ collection: 'templates', where: { code: { equals: 'counted' } } })
  await payload.db.updateOne({ collection: 'templates', id: docs[0]?.id ?? '', data: { useCount: 99 } })
  const { body } = await api.get('/template/refresh-data', { token: admin.token })
  const { templates, pictures } = body.data as { templates: object[]; pictures: number }
  expect(templates).toContainEqual({ code: 'counted', useCount: 3 })
  expect(pictures).toBe(templates.length)
  expect((await api.post('/template/info/counted')).body).toMatchObject({ data: { useCount: 3 } })
})
