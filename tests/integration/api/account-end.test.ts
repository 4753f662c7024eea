import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runJobs } from '../../../app/features/jobs/run-jobs.server'
import { answerPicture } from '../../../app/features/preview/answer-picture.server'
import { contentOf } from '../../../app/features/resumes/resume'
import { endAccounts, hire } from '../../setup/hire'
import { openApi, type SignedIn } from '../../setup/open-api'
import { confirmation, setPassword } from '../../setup/set-password'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout } from '../../setup/throughout'

const DAY_MS = 86_400_000

const api = throughout(openApi)
let me: SignedIn
beforeAll(() => hire(api))
beforeEach(async () => {
  me = await api.signUp()
})

const endWith = (body: object = {}) => api.post('/user/delete', { token: me.token, body })
const end = async () => endWith(await confirmation({ api, person: me }))
const make = (title: string) => api.makeResume(me.token, { title })

/** Lets the seven days go by. */
async function wait() {
  const { payload } = api.services
  const deleteAt = new Date(Date.now() - 1000).toISOString()
  await payload.update({ collection: 'users', id: me.id, data: { deleteAt } })
}

/** Every row of every collection, versions included, as text. */
async function everything(): Promise<string> {
  const { payload } = api.services
  const texts: string[] = []
  for (const { slug, versions } of payload.config.collections) {
    texts.push(
      JSON.stringify(await payload.db.find({ collection: slug, where: {}, limit: 0, pagination: false })),
    )
    if (versions)
      texts.push(
        JSON.stringify(
          await payload.db.findVersions({ collection: slug, where: {}, limit: 0, pagination: false }),
        ),
      )
  }
  return texts.join('\n')
}

describe('the end of an account', () => {
  it('is asked for with the password, told by mail, and ends the other sessions', async () => {
    const password = 'correct horse battery'
    await setPassword({ api, person: me, password })
    const second = await api.post('/auth/email-pwd', { body: { email: me.email, password } })
    const { accessToken } = second.body.data as { accessToken: string }
    expect((await endWith()).body.message).toMatch(/^currentPassword: required/)
    expect((await endWith({ currentPassword: 'x' })).body.message).toBe('currentPassword: wrong')
    const asked = await endWith({ currentPassword: password })
    const { deleteAt } = asked.body.data as { deleteAt: string }
    expect(Date.parse(deleteAt) - Date.now()).toBeGreaterThan(6.9 * DAY_MS)
    expect((await endWith({ currentPassword: password })).body.data).toEqual({ deleteAt })
    expect((await api.get('/user/info', { token: me.token })).body.data).toMatchObject({ deleteAt })
    expect((await api.get('/user/info', { token: accessToken })).status).toBe(401)
    await runJobs(api.services)
    expect(api.mailbox.textsTo(me.email).join('\n')).toContain('You asked us to delete your account')
  })

  it('can be taken back until it begins, and never comes early', async () => {
    await end()
    await endAccounts(api)
    expect((await api.get('/user/info', { token: me.token })).status).toBe(200)
    expect((await api.post('/user/delete/cancel', { token: me.token })).status).toBe(200)
    expect((await api.get('/user/info', { token: me.token })).body.data).toMatchObject({ deleteAt: null })
    expect((await api.post('/user/delete/cancel', { token: me.token })).status).toBe(404)
    await end()
    await wait()
    expect((await api.post('/user/delete/cancel', { token: me.token })).status).toBe(404)
  })

  it('leaves nothing of the person anywhere, and the books without them', async () => {
    const other = await api.signUp()
    const theirs = await api.post('/resume/create', { token: other.token, body: { title: 'Stays' } })
    const { payload, env } = api.services
    const ids = [await make('Goes-1'), await make('Goes-2')]
    await api.post('/resume/update', { token: me.token, body: { id: ids[0], title: 'Goes-again' } })
    await api.post(`/resume/remove/${ids[1]}`, { token: me.token })
    await api.post(`/resume/access-code/${ids[0]}`, { token: me.token, body: { accessCode: '59381746' } })
    await api.post('/user/info/update', { token: me.token, body: { nickname: 'Goes-name' } })
    await api.post('/propose/create', { token: me.token, body: { content: 'Goes-words' } })
    await api.get('/invite/code', { token: me.token })
    await api.post('/email/send-code', { body: { email: me.email, purpose: 'reset' } })
    const file = { data: Buffer.from(PIXEL, 'base64'), mimetype: 'image/png', name: 'goes.png', size: 70 }
    const media = { collection: 'media', depth: 0 } as const
    const picture = await payload.create({ ...media, data: { purpose: 'avatar', owner: me.id }, file })
    const row = {
      key: 'k:0',
      source: 'k',
      user: me.id,
      cause: 'grant' as const,
      days: 3,
      at: picture.createdAt,
    }
    await payload.create({ collection: 'ledger', data: { ...row, plan: PLAN } })
    const order = {
      ...{ orderNo: 'kept-1', openKey: `open:${me.id}:x`, user: me.id, amount: 1900, currency: 'CNY' },
      ...{ days: 30, plan: {}, origin: 'http://jianli.test', language: 'en', status: 'paid' as const },
      ...{ expiresAt: picture.createdAt, payUrl: 'https://pay.example' },
      ...{ refundedAmount: 0, disputedAmount: 0, revision: 0 },
    }
    const asked = { user: me.id, resume: String(ids[0]), kind: 'chat' as const, status: 'done' as const }
    const task = await payload.create({
      ...{ collection: 'ai-tasks' },
      data: { ...asked, ...TASK, input: { text: 'Goes-question' }, answer: { text: 'Goes-answer' } },
    })
    const said = { key: `${task.id}:1`, task: task.id, number: 1, type: 'text', data: { text: 'Goes-said' } }
    await payload.create({ collection: 'ai-events', data: said })
    const about = { place: 'users', document: me.id, title: 'Goes-title' }
    for (const change of [
      about,
      { place: 'templates', document: 'x', actor: me.id, actorName: 'Goes-actor' },
    ])
      await payload.db.create({ collection: 'audit-events', data: { action: 'update', ...change } })
    const kept = await payload.create({ collection: 'orders', data: order })
    await end()
    await runJobs(api.services)
    await wait()
    await endAccounts(api)

    const left = await everything()
    for (const word of [me.id, me.email, 'Goes-', ...ids, String(picture.filename)])
      expect(left.includes(word), word).toBe(false)
    expect(left).toContain(theirs.body.data as unknown as string)
    expect(await payload.findByID({ collection: 'orders', id: kept.id, depth: 0 })).toMatchObject({
      orderNo: 'kept-1',
      amount: 1900,
      user: null,
    })
    const { docs } = await payload.find({ collection: 'ledger', where: { key: { equals: 'k:0' } } })
    expect(docs).toMatchObject([
      { days: 3, user: null, holder: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    ])
    const files = await readdir(path.join(env.DATA_DIR, 'media')).catch(() => [])
    expect(files.filter((name) => name.includes(path.parse(String(picture.filename)).name))).toEqual([])
    expect((await api.get('/user/info', { token: me.token })).status).toBe(401)
    expect(api.mailbox.textsTo(me.email).at(-1)).toContain('Your account has been deleted')
    // the address may begin anew
    await api.services.limiter.reset({
      rule: { name: 'code-minute', points: 1, seconds: 60 },
      key: `login ${me.email} 127.0.0.1`,
    })
    await api.post('/email/send-code', { body: { email: me.email, purpose: 'login' } })
    const again = await api.post('/auth/email-code', {
      body: { email: me.email, code: api.mailbox.codeFor(me.email) },
    })
    expect((again.body.data as { user: { id: string } }).user.id).not.toBe(me.id)
  })

  it('takes along what was drawn of the resumes', async () => {
    const id = await make('Drawn')
    const other = await api.signUp()
    const theirs = await api.post('/resume/create', { token: other.token, body: { title: 'Drawn' } })
    const stays = theirs.body.data as unknown as string
    await draw({ id, token: me.token })
    await draw({ id: stays, token: other.token })
    expect((await drawn()).filter((file) => file.includes(id))).toHaveLength(4)
    await end()
    await wait()
    await endAccounts(api)
    const left = await drawn()
    expect(left.filter((file) => file.includes(id))).toEqual([])
    expect(left.filter((file) => file.includes(stays))).toHaveLength(4)
  })

  it('is not for administrators', async () => {
    me = await signUpAs({ api, role: 'ADMIN' })
    expect((await end()).status).toBe(409)
  })
})

/** A resume's PDF, what was read in it, its picture, and the smaller one. */
async function draw({ id, token }: { id: string; token: string }): Promise<void> {
  expect((await api.get(`/resume/pdf/${id}`, { token })).status).toBe(200)
  expect((await api.get(`/resume/read-back/${id}`, { token })).status).toBe(200)
  const { services } = api
  const resume = await services.payload.findByID({ collection: 'resumes', id, depth: 0 })
  const { layout, layoutVersion, revision } = resume
  const about = { content: contentOf(resume), layout, layoutVersion, owner: { resume: id, revision } }
  const request = new Request(`http://jianli.test/thumbnails/resume/${id}?w=360`)
  expect((await answerPicture({ request, isPrivate: true, services, ...about })).status).toBe(200)
}

/** The files of the cache. */
function drawn(): Promise<string[]> {
  const folder = path.join(api.services.env.DATA_DIR, 'cache')
  return readdir(folder, { recursive: true, withFileTypes: true }).then((entries) =>
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name)),
  )
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const TASK = { language: 'en', revision: 1, promptTokens: 0, answerTokens: 0, leaseUntil: 0, attempts: 0 }
const PLAN = {
  typeId: null,
  name: { 'zh-CN': '月', en: 'Month' },
  level: 0,
  entitlements: { vipTemplates: true, resumes: 100, shareLinks: 10, versions: 50, aiTasksPerDay: 10 },
}
