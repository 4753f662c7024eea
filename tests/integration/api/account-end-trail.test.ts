import { beforeAll, expect, it } from 'vitest'
import { keptHtml } from '../../../app/features/preview/kept-html.server'
import { sweepDrawings } from '../../../app/features/pdf/sweep-drawings.server'
import { endAccounts, hire } from '../../setup/hire'
import { openApi, type SignedIn } from '../../setup/open-api'
import { confirmation } from '../../setup/set-password'
import { payloadRest } from '../../setup/payload-rest'
import { throughout, somebody } from '../../setup/throughout'

const api = throughout(openApi)
const admin = somebody(api, 'SUPER_ADMIN')
beforeAll(() => hire(api))

async function rest(verb: 'PATCH' | 'DELETE', path: string, body?: object) {
  const { payload } = api.services
  const answer = await payloadRest({ payload, token: admin.token, verb, path, ...(body ? { body } : {}) })
  expect(answer.status, path).toBe(200)
}

async function endAccount(id: string) {
  const { payload } = api.services
  const deleteAt = new Date(Date.now() - 1000).toISOString()
  await payload.update({ collection: 'users', id, data: { deleteAt } })
  await endAccounts(api)
}

async function trail() {
  const { payload } = api.services
  const { docs } = await payload.find({ collection: 'audit-events', pagination: false, depth: 0 })
  return docs
}

/** Feedback that an administrator answers, a picture they rename and a code they switch off. */
async function makeThings(who: SignedIn, word: string) {
  const { payload } = api.services
  const make = { depth: 0 } as const
  const file = { data: Buffer.from(PIXEL, 'base64'), mimetype: 'image/png', name: `${word}.png`, size: 70 }
  const picture = async () =>
    payload.create({ ...make, collection: 'media', data: { purpose: 'avatar', owner: who.id }, file })
  const [kept, gone] = [await picture(), await picture()]
  await api.post('/propose/create', { token: who.token, body: { content: `${word}-words` } })
  const code = (await api.get('/invite/code', { token: who.token })).body.data as { code: string }
  const owned = async (collection: 'proposals' | 'invite-codes', field: string) =>
    (await payload.find({ ...make, collection, where: { [field]: { equals: who.id } } })).docs[0]?.id
  await rest('PATCH', `/proposals/${await owned('proposals', 'user')}`, { note: `${word}-note` })
  await rest('PATCH', `/invite-codes/${await owned('invite-codes', 'owner')}`, { label: `${word}-label` })
  await rest('PATCH', `/media/${kept.id}`, { alt: `${word}-alt` })
  await rest('PATCH', `/media/${gone.id}`, { alt: `${word}-gone` })
  // its row alone still says whose it was
  await rest('DELETE', `/media/${gone.id}`)
  await rest('PATCH', `/users/${who.id}`, { nickname: `${word}-name` })
  return { code: code.code, pictures: [String(kept.id), String(gone.id)] }
}

it('the audit trail forgets who is gone and what they made, and keeps the rest', async () => {
  const [me, other] = [await api.signUp(), await api.signUp()]
  const mine = await makeThings(me, 'Goes')
  await makeThings(other, 'Stays')
  const { payload } = api.services
  const field = (name: string, after: unknown) => ({ field: name, before: null, after })
  const row = { action: 'create', actor: admin.id, actorName: 'A' }
  for (const more of [
    { place: 'ledger', document: 'row-1', title: me.id, changes: [field('user', me.id), field('days', 3)] },
    { place: 'payload-jobs', document: 'job-1', title: 'Mail', changes: [field('input', { to: me.email })] },
  ])
    await payload.db.create({ collection: 'audit-events', data: { ...row, ...more } })
  const before = await trail()
  expect(JSON.stringify(before)).toContain('Goes-gone')
  const rows = (docs: typeof before) => docs.filter((one) => JSON.stringify(one).includes('Stays-'))
  await endAccount(me.id)

  const after = await trail()
  const left = JSON.stringify(after)
  for (const word of ['Goes-', me.id, me.email, mine.code, ...mine.pictures])
    expect(left.includes(word), word).toBe(false)
  expect(rows(after)).toEqual(rows(before))
  expect(rows(after).length).toBeGreaterThanOrEqual(5)
  expect(after.find(({ document }) => document === 'row-1')).toMatchObject({
    title: null,
    changes: [field('days', 3)],
    actorName: 'A',
  })
  expect(after.find(({ document }) => document === 'job-1')).toMatchObject({ title: 'Mail', changes: [] })
})

it('what was changed of an account that was merged goes with the one it went into', async () => {
  const [me, old] = [await api.signUp(), await api.signUp()]
  await rest('PATCH', `/users/${old.id}`, { nickname: 'Merged-name' })
  await api.post('/email/send-code', { token: me.token, body: { email: old.email, purpose: 'bind' } })
  const mailed = { email: old.email, code: api.mailbox.codeFor(old.email) }
  const body = { ...mailed, ...(await confirmation({ api, person: me })) }
  const refused = await api.post('/user/info/update', { token: me.token, body })
  const { sceneId } = refused.body.data as unknown as { sceneId: string }
  expect((await api.post('/user/merge', { token: me.token, body: { sceneId } })).status).toBe(200)
  expect(JSON.stringify(await trail())).toContain('Merged-name')
  await endAccount(me.id)
  expect(JSON.stringify(await trail())).not.toContain('Merged-name')
})

it('the pages that were rendered of shared resumes leave the memory, of this process and of every other', async () => {
  const [me, other] = [await api.signUp(), await api.signUp()]
  const make = ({ token }: SignedIn) => api.makeResume(token)
  const [mine, theirs] = [await make(me), await make(other)]
  const pages = keptHtml(api.services)
  const keep = () => {
    for (const resume of [mine, theirs])
      for (const key of [`${resume} zh-CN`, `${resume} en`])
        pages.set({ key, html: Buffer.from('<p>Mei</p>'), resume })
    pages.set({ key: 'guide', html: Buffer.from('<p>Guide</p>') })
  }
  const left = () => [mine, theirs].map((resume) => pages.get(`${resume} en`)?.toString())
  keep()
  await endAccount(me.id)
  expect(left()).toEqual([undefined, '<p>Mei</p>'])
  expect(pages.resumes()).toEqual([theirs])
  // rendered while it went, or in a process that ended no account: the hourly look drops it
  keep()
  await sweepDrawings(api.services)
  expect(left()).toEqual([undefined, '<p>Mei</p>'])
  expect(pages.get('guide')?.toString()).toBe('<p>Guide</p>')
})

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
