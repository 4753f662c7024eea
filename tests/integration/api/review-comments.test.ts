import JSZip from 'jszip'
import { beforeAll, expect, it } from 'vitest'
import { purgeRemoved } from '../../../app/features/review-comments/purge-removed.server'
import { openApi, requestFor, type Answer, type SignedIn } from '../../setup/open-api'
import { throughout, somebody } from '../../setup/throughout'

type Entry = { id: string; by: string; name: string; text: string; own: boolean }
type Comment = Entry & {
  block: string | null
  quote: string
  suggestion: string | null
  status: string
  isChanged: boolean
  linkLabel: string
  answers: Entry[]
}
type Review = {
  passages: { block: string; text: string; words: string | null }[]
  comments: Comment[]
}

const CODE = '59381746'
const TEXT = 'Led a team that shipped twice a year'
const api = throughout(openApi)
const me = somebody(api)
let resume = ''
beforeAll(async () => {
  resume = await makeResume(me)
})

async function makeResume({ token }: SignedIn): Promise<string> {
  const id = await api.makeResume(token)
  const item = { id: 'i1', title: 'Hoopp', text: TEXT }
  const hidden = { id: 'i2', title: 'Secret', text: 'Nobody sees this', hidden: true }
  const content = { entryList: [{ id: 's1', kind: 'experience', title: 'Work', items: [item, hidden] }] }
  const stored = await api.post('/resume/update', { token, body: { id, content } })
  expect(stored.status, stored.body.message).toBe(200)
  return id
}

async function makeLink(body: object = {}): Promise<string> {
  const made = await api.post(`/resume/links/create/${resume}`, {
    token: me.token,
    body: { code: CODE, canComment: true, label: 'Hoopp', ...body },
  })
  expect(made.status, made.body.message).toBe(200)
  return (made.body.data as { id: string }).id
}
const change = (linkId: string, body: object) =>
  api.post(`/resume/links/update/${resume}`, { token: me.token, body: { linkId, ...body } })

/** A browser that keeps its cookies. */
function openReader(link: string) {
  const jar = new Map<string, string>()
  const ask = async (path: string, body: object = {}): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await api.post(`/resume/review${path}`, {
      body: { id: link, code: CODE, ...body },
      headers: { cookie },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return answer
  }
  const see = async () => (await ask('')).body.data as Review
  const write = async (body: object = {}) => {
    const { passages } = await see()
    const block = passages.find(({ text }) => text === TEXT)?.block
    return ask('/comment', { block, quote: TEXT, text: 'Which team?', ...body })
  }
  return { jar, ask, see, write }
}

async function ownersList(): Promise<Comment[]> {
  return (await api.post(`/resume/comments/${resume}`, { token: me.token })).body.data as Comment[]
}
const settle = (commentId: string, from: string, to: string, token = me.token) =>
  api.post(`/resume/comments/settle/${resume}`, { token, body: { commentId, from, to } })

it('goes round: a reader suggests, the owner reads, answers and accepts, and the reader sees it', async () => {
  const reader = openReader(await makeLink())
  const { passages } = await reader.see()
  expect(passages).toContainEqual({ block: 'i1.text.0', text: TEXT, words: TEXT })
  expect(JSON.stringify(passages)).not.toContain('Nobody sees')
  const better = 'Led a team of six that shipped twice a year'
  const written = await reader.write({ text: '', suggestion: better, name: 'Ada' })
  expect(written.body.data).toMatchObject({ own: true, suggestion: better, name: 'Ada', block: 'i1.text.0' })
  const listed = await api.post('/resume/list', { token: me.token, body: { pageNum: 1 } })
  expect(listed.body.data).toMatchObject({ list: [{ id: resume, openComments: 1 }] })
  const [comment] = await ownersList()
  expect(comment).toMatchObject({ quote: TEXT, suggestion: better, status: 'open', linkLabel: 'Hoopp' })
  expect(comment).not.toHaveProperty('own')
  const id = comment?.id ?? ''
  const body = { commentId: id, text: 'Thank you!' }
  await api.post(`/resume/comments/answer/${resume}`, { token: me.token, body })
  expect((await reader.ask('/answer', { commentId: id, text: 'Gladly', name: 'Ada' })).status).toBe(200)
  expect((await reader.see()).comments[0]?.answers).toMatchObject([
    { by: 'owner', text: 'Thank you!', own: false },
    { by: 'reader', text: 'Gladly', own: true },
  ])
  const both = await Promise.all([settle(id, 'open', 'accepted'), settle(id, 'open', 'closed')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const headers = { cookie: `payload-token=${me.token}` }
  const request = requestFor({ method: 'GET', path: '/user/backup', options: { headers } })
  const backup = await (await api.send(request, {})).arrayBuffer()
  const file = (await JSZip.loadAsync(backup)).file('comments.json')
  expect(await file?.async('string')).toContain(better)
  const [seen] = (await reader.see()).comments
  expect(['accepted', 'closed']).toContain(seen?.status)
  expect(await settle(id, seen?.status ?? '', 'open')).toMatchObject({ status: 200 })
})

it('is of a browser: another reader sees it and answers, but takes nothing of it back, nor by a token made up', async () => {
  const link = await makeLink()
  const [one, two] = [openReader(link), openReader(link)]
  const { id } = (await one.write()).body.data as Comment
  expect((await two.see()).comments).toMatchObject([{ id, own: false }])
  expect((await two.ask('/take-back', { commentId: id })).status).toBe(404)
  const name = [...one.jar.keys()].find((key) => key.includes('reviewer')) ?? ''
  const [value = ''] = (one.jar.get(name) ?? '').split('.')
  two.jar.set(name, `${value}.${'0'.repeat(64)}`)
  expect((await two.ask('/take-back', { commentId: id })).status).toBe(404)
  const other = openReader(await makeLink())
  other.jar.set(name, one.jar.get(name) ?? '')
  expect((await other.ask('/take-back', { commentId: id })).status).toBe(404)
  expect((await other.ask('/answer', { commentId: id, text: 'Hm' })).status).toBe(404)
  const twice = await Promise.all([1, 2].map(() => one.ask('/take-back', { commentId: id })))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await two.see()).comments).toEqual([])
})

it('opens to nobody whom the page would not open to, nor where comments are off', async () => {
  const closed = openReader(await makeLink({ canComment: false }))
  expect((await closed.ask('')).body.message).toBe('This link doesn’t allow comments')
  const link = await makeLink({ viewLimit: 1 })
  const reader = openReader(link)
  await reader.see()
  expect((await openReader(link).ask('')).status).toBe(410)
  // who writes for longer than a view lasts can send nevertheless
  reader.jar.delete(`jianli-visit-${link}`)
  expect((await reader.write()).status).toBe(200)
  expect((await reader.ask('', { code: '00000001' })).status).toBe(403)
  const robot = { 'user-agent': 'Slackbot 1.0' }
  const asked = await api.post('/resume/review', { body: { id: link, code: CODE }, headers: robot })
  expect(asked.status).toBe(403)
  await change(link, { canComment: false })
  const late = { block: 'i1.text.0', quote: TEXT, text: 'Late' }
  expect((await reader.ask('/comment', late)).status).toBe(403)
  await change(link, { canComment: true, revoked: true })
  expect((await reader.ask('/comment', late)).status).toBe(410)
})

it('counts no view for comments without cookies, but where views are limited and reading them shows the page', async () => {
  const comment = { block: 'i1.text.0', quote: TEXT, text: 'Which team?' }
  const link = await makeLink()
  const limited = await makeLink({ viewLimit: 2 })
  for (const id of [link, limited]) {
    const ask = (path: string, body = {}) =>
      api.post(`/resume/review${path}`, { body: { id, code: CODE, ...body } })
    expect((await ask('')).status).toBe(200)
    const { id: commentId } = (await ask('/comment', comment)).body.data as Comment
    expect((await ask('/answer', { commentId, text: 'This one' })).status).toBe(200)
    expect((await ask('/take-back', { commentId })).status).toBe(404)
  }
  const list = (await api.post(`/resume/links/${resume}`, { token: me.token })).body.data
  expect(list).toContainEqual(expect.objectContaining({ id: link, views: 0 }))
  expect(list).toContainEqual(expect.objectContaining({ id: limited, views: 1 }))
})

it('takes plain words alone, about what is on the page', async () => {
  const reader = openReader(await makeLink())
  expect((await reader.write({ text: ' ' })).body.message).toMatch(/^text: /)
  expect((await reader.write({ text: 'x'.repeat(1001) })).body.message).toMatch(/^text: /)
  expect((await reader.write({ suggestion: TEXT })).body.message).toMatch(/^suggestion: /)
  expect((await reader.write({ block: 'i2.text.0' })).status).toBe(409)
  const words = { name: 'A\u202Eda\nB', text: '<b>One</b>\r\nTwo', suggestion: 'a\nb\u3000c  d\u202E ' }
  const kept = { name: 'Ada B', text: '<b>One</b>\nTwo', suggestion: 'a\nb\u3000c  d ' }
  expect((await reader.write(words)).body.data).toMatchObject(kept)
})

it('finds its words again where they have moved, and says that they have changed', async () => {
  const link = await makeLink()
  const reader = openReader(link)
  await reader.write({ suggestion: 'Led a team, phone 555' })
  const store = async (text: string) => {
    const content = {
      entryList: [{ id: 's1', kind: 'experience', title: 'Work', items: [{ id: 'i1', title: 'H', text }] }],
    }
    await api.post('/resume/update', { token: me.token, body: { id: resume, content } })
    return (await reader.see()).comments[0]
  }
  expect(await store(`First\n\n${TEXT}`)).toMatchObject({ block: 'i1.text.1', isChanged: false })
  expect(await store('Led a team')).toMatchObject({ block: 'i1.text.0', isChanged: true, quote: TEXT })
  // words that left the page are read by nobody else
  const [others] = (await openReader(link).see()).comments
  expect(others).toMatchObject({ text: 'Which team?', quote: '', suggestion: null })
  expect(await store('Something else\n\nLed nobody')).toMatchObject({ block: null })
  expect(await store('')).toMatchObject({ block: null })
  await store(TEXT)
})

it('is nobody else’s to read or settle, and goes with its link', async () => {
  const link = await makeLink()
  const { id } = (await openReader(link).write()).body.data as Comment
  const other = await api.signUp()
  const theirs = await api.makeResume(other.token)
  const body = { commentId: id, from: 'open', to: 'closed' }
  expect((await settle(id, 'open', 'closed', other.token)).status).toBe(404)
  expect((await api.post(`/resume/comments/settle/${theirs}`, { token: other.token, body })).status).toBe(404)
  await api.post(`/resume/links/remove/${resume}`, { token: me.token, body: { linkId: link } })
  expect((await ownersList()).map((one) => one.id)).not.toContain(id)
})

it('is removed by its owner, who can take that back for a while; what is settled leaves its place to others', async () => {
  const link = await makeLink()
  const { payload } = api.services
  const [reader, other] = [openReader(link), openReader(link)]
  const { id } = (await reader.write()).body.data as Comment
  await reader.ask('/answer', { commentId: id, text: 'I mean ours' })
  const places = async () => (await payload.findByID({ collection: 'share-links', id: link })).comments
  expect(await places()).toBe(2)
  expect((await settle(id, 'open', 'removed')).status).toBe(200)
  expect(await places()).toBe(0)
  for (const list of [await ownersList(), (await reader.see()).comments, (await other.see()).comments])
    expect(list.map((one) => one.id)).not.toContain(id)
  await purgeRemoved({ payload })
  expect((await settle(id, 'removed', 'open')).status).toBe(200)
  expect(await places()).toBe(2)
  expect((await other.see()).comments).toMatchObject([{ id, answers: [{ text: 'I mean ours' }] }])
  await settle(id, 'open', 'removed')
  await purgeRemoved({ payload, now: Date.now() + 2 * 60 * 60 * 1000 })
  expect((await settle(id, 'removed', 'open')).status).toBe(404)
})

it('has room for so many: at once no more get in than there are places, and one address is slowed down', async () => {
  const link = await makeLink()
  const { payload } = api.services
  await payload.update({ collection: 'share-links', id: link, data: { comments: 198 } })
  const reader = openReader(link)
  await reader.see()
  const statuses = await Promise.all(
    Array.from({ length: 6 }, async () => (await openReader(link).write()).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect(statuses.filter((status) => status === 409)).toHaveLength(4)
  const many = await Promise.all(Array.from({ length: 30 }, async () => (await reader.write()).status))
  expect(many).toContain(429)
})
