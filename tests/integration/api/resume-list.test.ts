import { expect, it } from 'vitest'
import { baseInfoRow, resumeContent } from '../../../collections/resumes/schema'
import { compareAndSet } from '../../../app/database/compare-and-set.server'
import { openApi, type SignedIn } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

type Row = { id: string; title: string; tags: string[]; updatedAt: string }
type Page = { total: number; list: Row[]; tags: { tag: string; count: number }[] }

const api = throughout(openApi)
const me = somebody(api)

const contentOf = (name: string, headline: string) =>
  resumeContent.parse({
    baseInfo: {
      list: [
        baseInfoRow.parse({ kind: 'name', value: name }),
        baseInfoRow.parse({ kind: 'headline', value: headline }),
      ],
    },
  })

type Wanted = { title: string; name?: string; headline?: string; person?: SignedIn }

async function make({ title, name = '', headline = '', person = me }: Wanted): Promise<string> {
  const body = { title, content: contentOf(name, headline) }
  return await api.makeResume(person.token, body)
}

async function list(body: object, person = me): Promise<Page> {
  const answer = await api.post('/resume/list', { token: person.token, body })
  expect(answer.status, answer.body.message).toBe(200)
  return answer.body.data as Page
}
const titles = async (body: object, person = me) => (await list(body, person)).list.map(({ title }) => title)
const tag = (id: string, tags: string[], person = me) =>
  api.post(`/resume/tags/${id}`, { token: person.token, body: { tags } })

it('finds by title, name, position and tag, whatever the case and width, and orders', async () => {
  const person = await api.signUp()
  const first = await make({ person, title: '第 10 版', name: 'Émile Zola', headline: 'Writer' })
  await make({ person, title: 'Beta', name: '林晓舟', headline: '产品经理' })
  await make({ person, title: '第 2 版' })
  expect(await titles({ q: 'éMILE' }, person)).toEqual(['第 10 版'])
  expect(await titles({ q: '产品 晓舟' }, person)).toEqual(['Beta'])
  expect(await titles({ q: 'ｂｅｔａ' }, person)).toEqual(['Beta'])
  expect(await titles({ q: 'nobody' }, person)).toEqual([])
  expect(await titles({ sort: 'title' }, person)).toEqual(['Beta', '第 2 版', '第 10 版'])
  expect(await titles({ sort: 'created' }, person)).toEqual(['第 2 版', 'Beta', '第 10 版'])
  await api.post('/resume/update', {
    token: person.token,
    body: { id: first, content: contentOf('Émile Zola', 'Ein Träumer') },
  })
  expect(await titles({}, person)).toEqual(['第 10 版', '第 2 版', 'Beta'])
  expect(await titles({ q: 'träumer' }, person)).toEqual(['第 10 版'])
  expect(await titles({ q: 'writer' }, person)).toEqual([])
  expect((await list({ sort: 'title', pageNum: 2, pageSize: 2 }, person)).list).toHaveLength(1)
})

it('finds what was saved before name and position were noted beside the content', async () => {
  const person = await api.signUp()
  const id = await make({ person, title: 'Old', name: 'Ada Lovelace' })
  const { payload } = api.services
  await compareAndSet({
    payload,
    collection: 'resumes',
    where: { id: { equals: id } },
    data: { about: null },
  })
  expect(await titles({ q: 'lovelace' }, person)).toEqual(['Old'])
  const kept = await payload.findByID({ collection: 'resumes', id })
  expect(kept.about).toBe('Ada Lovelace')
})

it('tags for the list alone: counted, filtered, kept by a copy, in no file, and no change of the resume', async () => {
  const person = await api.signUp()
  const id = await make({ person, title: 'A' })
  await make({ person, title: 'B' })
  const before = (await list({}, person)).list.find((row) => row.id === id)
  const tagged = await tag(id, ['Berlin', 'berlin', '2026'], person)
  expect(tagged.body.data).toEqual({ id, tags: ['Berlin', '2026'] })
  const page = await list({ tag: 'Berlin' }, person)
  expect(page).toMatchObject({ total: 1, list: [{ id, tags: ['Berlin', '2026'] }] })
  expect(page.tags).toEqual([
    { tag: '2026', count: 1 },
    { tag: 'Berlin', count: 1 },
  ])
  expect(page.list[0]?.updatedAt).toBe(before?.updatedAt)
  expect(await titles({ q: 'berl' }, person)).toEqual(['A'])
  await api.post(`/resume/copy/${id}`, { token: person.token })
  expect((await list({ tag: 'Berlin' }, person)).total).toBe(2)
  const info = await api.post(`/resume/info/${id}`, { token: person.token })
  expect(JSON.stringify(info.body)).not.toContain('Berlin')
})

it('takes ten tags of thirty characters, no more, and nobody else’s resume', async () => {
  const id = await make({ title: 'Limits' })
  const ten = Array.from({ length: 10 }, (_, i) => String(i).repeat(30))
  expect((await tag(id, ten)).status).toBe(200)
  expect((await tag(id, [...ten, 'x'])).status).toBe(400)
  expect((await tag(id, ['x'.repeat(31)])).status).toBe(400)
  expect((await tag(id, [' '])).status).toBe(400)
  expect((await tag(id, ['x'], await api.signUp())).status).toBe(404)
})

it('deletes for good only what lies in the trash, and only one’s own', async () => {
  const [person, other] = [await api.signUp(), await api.signUp()]
  const ids = [await make({ person, title: 'A' }), await make({ person, title: 'B' })]
  const [kept = '', gone = ''] = ids
  const erase = (id: string, by: SignedIn) => api.post(`/resume/trash/delete/${id}`, { token: by.token })
  expect((await erase(gone, person)).status).toBe(404)
  await api.post(`/resume/remove/${gone}`, { token: person.token })
  expect((await erase(gone, other)).status).toBe(404)
  expect((await erase('nonsense', person)).status).toBe(404)
  expect((await erase(gone, person)).status).toBe(200)
  expect((await api.post(`/resume/trash/restore/${gone}`, { token: person.token })).status).toBe(404)
  expect(await titles({}, person)).toEqual(['A'])
  expect((await list({ trash: true }, person)).total).toBe(0)
  const { payload } = api.services
  const { totalDocs } = await payload.countVersions({
    collection: 'resumes',
    where: { parent: { equals: gone } },
  })
  expect(totalDocs).toBe(0)
  expect((await api.post(`/resume/info/${kept}`, { token: person.token })).status).toBe(200)
})

it('empties the trash, all of it and nothing else', async () => {
  const [person, other] = [await api.signUp(), await api.signUp()]
  const make3 = async (by: SignedIn) => [
    await make({ person: by, title: '1' }),
    await make({ person: by, title: '2' }),
    await make({ person: by, title: '3' }),
  ]
  for (const id of (await make3(person)).slice(1))
    await api.post(`/resume/remove/${id}`, { token: person.token })
  for (const id of await make3(other)) await api.post(`/resume/remove/${id}`, { token: other.token })
  const emptied = await api.post('/resume/trash/empty', { token: person.token })
  expect(emptied.body).toMatchObject({ message: 'Deleted successfully', data: { deleted: 2 } })
  expect(await titles({}, person)).toEqual(['1'])
  expect((await list({ trash: true }, other)).total).toBe(3)
})
