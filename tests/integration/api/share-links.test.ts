import { beforeAll, expect, it } from 'vitest'
import { isRobot } from '../../../app/features/sharing/is-robot'
import { loadPreview } from '../../../app/routes/preview.$id/load-preview.server'
import { openApi, type Answer } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

type Link = {
  id: string
  code: string
  label: string
  state: string
  views: number
  downloads: number
  days: { day: string; views: number; downloads: number }[]
}

const api = throughout(openApi)
const me = somebody(api)
let resume = ''
beforeAll(async () => {
  resume = await api.makeResume(me.token, { title: 'Mine' })
})

const CODE = '59381746'

async function make(body: object = {}): Promise<Link> {
  const answer = await api.post(`/resume/links/create/${resume}`, {
    token: me.token,
    body: { code: CODE, ...body },
  })
  expect(answer.status, answer.body.message).toBe(200)
  return answer.body.data as Link
}
const change = (linkId: string, body: object) =>
  api.post(`/resume/links/update/${resume}`, { token: me.token, body: { linkId, ...body } })
async function read(id: string): Promise<Link | undefined> {
  const { data } = (await api.post(`/resume/links/${resume}`, { token: me.token })).body
  return (data as Link[]).find((link) => link.id === id)
}
const open = (
  id: string,
  options: { code?: string; token?: string; headers?: Record<string, string> } = {},
) => {
  const { code = CODE, ...rest } = options
  return api.post('/resume/preview', { body: { id, code }, ...rest })
}
const visitOf = ({ headers }: Answer) => ({ cookie: headers.get('set-cookie')?.split(';')[0] ?? '' })

it('opens the resume beside its own code, under its own id, and counts each reader once', async () => {
  const link = await make({ label: 'Hoopp & Co' })
  expect(link).toMatchObject({ label: 'Hoopp & Co', state: 'open', views: 0 })
  expect((await open(resume)).status).toBe(404)
  expect((await open(link.id, { code: '00000001' })).status).toBe(403)
  const first = await open(link.id)
  expect(first.body.data).toMatchObject({ id: link.id, title: 'Mine' })
  expect(JSON.stringify(first.body)).not.toContain(resume)
  await open(link.id, { headers: visitOf(first) })
  await open(link.id, { headers: { cookie: 'jianli-visit-x=9999999999.00' } })
  expect(await read(link.id)).toMatchObject({ views: 2, days: [{ views: 2, downloads: 0 }] })
})

it('lets exactly as many of fifty readers in as it may, on the page as by the call', async () => {
  const link = await make({ viewLimit: 7 })
  const { services } = api
  const page = async () => {
    const request = new Request(`http://jianli.test/preview/${link.id}`)
    const asked = { services, id: link.id, code: CODE, ip: '127.0.0.1', look: 'en', request }
    return (await loadPreview(asked)).status
  }
  const readers = Array.from({ length: 50 }, async (_, i) => (i % 2 ? (await open(link.id)).status : page()))
  const statuses = await Promise.all(readers)
  expect(statuses.filter((status) => status === 200)).toHaveLength(7)
  expect(statuses.filter((status) => status === 410)).toHaveLength(43)
  expect(await read(link.id)).toMatchObject({ views: 7, state: 'used-up', days: [{ views: 7 }] })
})

it('lets whoever was let in read on and download when it is used up', async () => {
  const link = await make({ viewLimit: 1 })
  const first = await open(link.id)
  const headers = visitOf(first)
  expect((await open(link.id)).status).toBe(410)
  expect((await open(link.id, { headers })).status).toBe(200)
  const path = `/puppeteer/generate-pdf?id=${link.id}&code=${CODE}`
  expect((await api.get(path)).status).toBe(410)
  expect((await api.get(path, { headers })).status).toBe(200)
  expect(await read(link.id)).toMatchObject({ views: 1, downloads: 1, days: [{ views: 1, downloads: 1 }] })
  await change(link.id, { revoked: true })
  expect((await open(link.id, { headers })).status).toBe(410)
})

it('says in the reader’s language that it was taken back, has expired or is used up, to who has the code', async () => {
  const link = await make()
  const expiresAt = new Date(Date.now() - 1000).toISOString()
  const refused = await change(link.id, { expiresAt })
  expect([refused.status, refused.body.message]).toEqual([400, 'expiresAt: must be later than now'])
  const { payload } = api.services
  await payload.update({ collection: 'share-links', id: link.id, data: { expiresAt } })
  const zh = { 'accept-language': 'zh-CN' }
  expect((await open(link.id)).body.message).toBe('This link has expired')
  expect((await open(link.id, { headers: zh })).body.message).toBe('此链接已过期')
  expect((await open(link.id, { code: '00000001' })).status).toBe(403)
  await change(link.id, { expiresAt: null, revoked: true })
  expect((await open(link.id)).body).toMatchObject({ code: 410, message: 'This link was revoked' })
  await change(link.id, { revoked: false })
  expect((await open(link.id)).status).toBe(200)
  await change(link.id, { viewLimit: 1 })
  expect((await open(link.id)).body.message).toBe('This link has reached its limit')
})

it('counts neither the owner nor robots, and shows robots nothing', async () => {
  const link = await make()
  expect((await open(link.id, { token: me.token })).status).toBe(200)
  for (const agent of ['Slackbot-LinkExpanding 1.0', 'WhatsApp/2.23', 'facebookexternalhit/1.1'])
    expect((await open(link.id, { headers: { 'user-agent': agent } })).status).toBe(403)
  expect(await read(link.id)).toMatchObject({ views: 0, days: [] })
  const person = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1 (KHTML, like Gecko) Mobile MicroMessenger/8.0'
  expect(isRobot({ method: 'GET', headers: new Headers({ 'user-agent': person }) })).toBe(false)
})

it('refuses a download where it is for reading only', async () => {
  const link = await make({ canDownload: false, viewLimit: 1 })
  const answer = await api.get(`/puppeteer/generate-pdf?id=${link.id}&code=${CODE}`)
  expect(answer.body).toMatchObject({ code: 403, message: 'This link is view only' })
  expect(await read(link.id)).toMatchObject({ downloads: 0, views: 0 })
  expect((await open(link.id)).status).toBe(200)
})

it('opens nothing of a resume in the trash, and goes with it for good', async () => {
  const { token } = me
  const other = await api.makeResume(token)
  const made = await api.post(`/resume/links/create/${other}`, { token, body: { code: CODE } })
  const { id } = made.body.data as Link
  await open(id)
  await api.post(`/resume/remove/${other}`, { token })
  expect((await open(id)).status).toBe(404)
  await api.post(`/resume/trash/restore/${other}`, { token })
  expect((await open(id)).status).toBe(200)
  await api.post(`/resume/remove/${other}`, { token })
  await api.post(`/resume/trash/delete/${other}`, { token })
  const { payload } = api.services
  for (const [collection, field] of [
    ['share-links', 'resume'],
    ['share-days', 'link'],
  ] as const) {
    const where = { [field]: { equals: field === 'link' ? id : other } }
    expect((await payload.count({ collection, where })).totalDocs).toBe(0)
  }
})

it('belongs to its resume: nobody else’s, at most twenty, and counted among what is shared', async () => {
  const link = await make()
  const other = await api.signUp()
  const theirs = await api.makeResume(other.token)
  for (const path of ['update', 'remove']) {
    const at = (id: string) =>
      api.post(`/resume/links/${path}/${id}`, { token: other.token, body: { linkId: link.id } })
    expect((await at(resume)).status).toBe(404)
    expect((await at(theirs)).status).toBe(404)
  }
  const used = (await api.get('/vip/info', { token: me.token })).body.data as { used: { shareLinks: number } }
  expect(used.used.shareLinks).toBe(1)
  const taken = await api.post(`/resume/links/remove/${resume}`, {
    token: me.token,
    body: { linkId: link.id },
  })
  expect(taken.status).toBe(200)
  expect(await read(link.id)).toBeUndefined()
  const { payload } = api.services
  const have = await payload.count({ collection: 'share-links', where: { resume: { equals: resume } } })
  for (let i = have.totalDocs; i < 20; i += 1) await make()
  const answer = await api.post(`/resume/links/create/${resume}`, { token: me.token, body: { code: CODE } })
  expect(answer.status).toBe(409)
})

it('gives a reader nothing of what its owner has hidden, nor of what an import kept', async () => {
  const extra = { jsonResume: '{"basics":{"phone":"SECRET 1"}}' }
  const row = (kind: string, value: string, hidden = false) => ({
    id: kind,
    kind,
    key: '',
    value,
    hidden,
    extra,
  })
  const items = [
    { id: 'i1', title: 'Hoopp', extra },
    { id: 'i2', title: 'SECRET 2', hidden: true },
  ]
  const content = {
    extra,
    avatar: { url: '/api/media/file/SECRET.png', show: false },
    baseInfo: { list: [row('name', 'Anna Miller'), row('phone', 'SECRET 3', true)] },
    entryList: [
      { id: 's1', kind: 'experience', title: 'Work', items },
      {
        id: 's2',
        kind: 'education',
        title: 'SECRET 4',
        hidden: true,
        items: [{ id: 'i3', title: 'SECRET 5' }],
      },
      { id: 's3', kind: 'skill', title: 'Skills', hidden: true },
    ],
    skill: { list: [{ id: 'k1', key: 'SECRET 6', tags: ['SECRET 7'] }] },
  }
  const made = await api.post('/resume/create', { token: me.token, body: { content } })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const id = made.body.data as string
  const body = { code: CODE }
  const link = (await api.post(`/resume/links/create/${id}`, { token: me.token, body })).body.data as Link
  const request = new Request(`http://jianli.test/preview/${link.id}`)
  const asked = { services: api.services, id: link.id, code: CODE, ip: '127.0.0.1', look: 'en', request }
  for (const answer of [(await open(link.id)).body, await loadPreview(asked)]) {
    const said = JSON.stringify(answer)
    expect(said).toContain('Anna Miller')
    expect(said).not.toContain('SECRET')
    expect(said).not.toContain(id)
  }
})
