import { afterAll, beforeAll, expect, it } from 'vitest'
import { runJobs } from '../../../app/features/jobs/run-jobs.server'
import { answerCallback } from '../../../app/features/wechat/answer-callback.server'
import { saidIn, type WechatDouble } from '../../doubles/wechat'
import { askSceneAt, openOfficialAccount, pollAt } from '../../setup/official-account'
import { hire } from '../../setup/hire'
import { openApi, type SignedIn } from '../../setup/open-api'
import { confirmation, setPassword } from '../../setup/set-password'
import { throughout } from '../../setup/throughout'

const api = throughout(openApi)
let wechat: WechatDouble
let close: () => Promise<void>
beforeAll(() => hire(api))
beforeAll(async () => ({ wechat, close } = await openOfficialAccount({ api })))
afterAll(() => close())

const data = <T>(answer: { body: { data: unknown } }) => answer.body.data as T
const poll = (scene: { sceneId: string; cookie: string }) => pollAt({ api, ...scene })
const isIn = async (token: string) => (await api.get('/user/info', { token })).status === 200
const isBound = async (token: string) =>
  data<{ isBound: boolean }>(await api.get('/user/wechat', { token })).isBound
const kinds = async (token: string) => {
  const answer = await api.post('/user/events', { token, body: {} })
  return data<{ list: { kind: string }[] }>(answer).list.map(({ kind }) => kind)
}

/** @returns what the official account says to it */
async function send(openId: string, fields: Record<string, string>): Promise<string> {
  const { query, body } = wechat.sign({ FromUserName: openId, ...fields })
  const { text } = await answerCallback({ services: api.services, query: new URLSearchParams(query), body })
  return saidIn({ answer: text })
}

/** Holds the WeChat of somebody up to a code. */
const scan = (sceneId: string, openId: string) =>
  send(openId, { MsgType: 'event', Event: 'SCAN', EventKey: sceneId })

let messages = 0
const say = (openId: string, content: string) =>
  send(openId, { MsgType: 'text', Content: content, MsgId: String(++messages) })

/** Signs in by a scan. @returns the token */
async function enter(openId: string): Promise<string> {
  const scene = await askSceneAt({ api })
  await scan(scene.sceneId, openId)
  return (await poll(scene)).accessToken ?? ''
}

/** The same account in a second browser. */
async function elsewhere({ email }: SignedIn): Promise<string> {
  await api.post('/email/send-code', { body: { email, purpose: 'login' }, ip: '10.1.0.9' })
  const body = { email, code: api.mailbox.codeFor(email) }
  return data<{ accessToken: string }>(await api.post('/auth/email-code', { body })).accessToken
}

async function bind(person: SignedIn, openId: string, word = '绑定') {
  const scene = await askSceneAt({ api, person })
  await scan(scene.sceneId, openId)
  await say(openId, word)
  return { scene, polled: await poll(scene) }
}

it('binds and unbinds for a session with the password or a mailed code alone', async () => {
  const me = await api.signUp()
  const { token } = me
  const ask = (body?: object) => api.post('/user/wechat/qrcode', { token, ...(body ? { body } : {}) })
  const unbind = (body?: object) => api.post('/user/wechat/unbind', { token, ...(body ? { body } : {}) })
  expect((await api.get('/auth/wxmp/qrcode?purpose=bind', { token })).status).toBe(400)
  for (const call of [ask, unbind]) {
    expect((await call({})).body).toMatchObject({ code: 400, message: expect.stringMatching(/^confirmCode/) })
    expect((await call({ confirmCode: '000000' })).body).toMatchObject({ code: 400 })
  }
  expect((await api.post('/user/wechat/qrcode', {})).status).toBe(401)
  expect((await bind(me, 'oProof')).polled).toEqual({ status: 'confirmed' })
  await setPassword({ api, person: me, password: 'a-long-enough-one-9' })
  for (const call of [ask, unbind])
    expect((await call(await confirmation({ api, person: me }))).body).toMatchObject({
      message: expect.stringMatching(/^currentPassword/),
    })
  expect(await isBound(token)).toBe(true)
  expect((await unbind({ currentPassword: 'a-long-enough-one-9' })).status).toBe(200)
  expect(await isBound(token)).toBe(false)
  const log = await kinds(token)
  for (const kind of ['wechat-bound', 'wechat-unbound', 'confirm-refused']) expect(log).toContain(kind)
})

it('ends every other session when WeChat is bound, and when it is taken off', async () => {
  const me = await api.signUp()
  const before = await elsewhere(me)
  await askSceneAt({ api, person: me })
  expect(await isIn(before)).toBe(true)
  await bind(me, 'oOthers')
  expect([await isIn(me.token), await isIn(before)]).toEqual([true, false])
  await runJobs(api.services)
  expect(api.mailbox.textsTo(me.email).join()).toContain('just added')
  const byWechat = await enter('oOthers')
  expect(data(await api.get('/user/info', { token: byWechat }))).toMatchObject({ id: me.id })
  const code = /\d{6}/.exec(await say('oOthers', 'code'))?.[0]
  const body = await confirmation({ api, person: me })
  expect((await api.post('/user/wechat/unbind', { token: me.token, body })).status).toBe(200)
  expect([await isIn(me.token), await isIn(byWechat)]).toEqual([true, false])
  // nor is a code that WeChat was sent before a way in any more
  const late = await api.post('/auth/wxmp/code-login', { body: { code }, ip: '10.1.0.10' })
  expect([code?.length, late.status === 200]).toEqual([6, false])
})

it('stays as it is where it is the only way into an account, whoever holds a session', async () => {
  const token = await enter('oAlone')
  for (const path of ['/user/wechat/unbind', '/user/wechat/qrcode'])
    expect((await api.post(path, { token, body: {} })).body).toMatchObject({
      code: 409,
      message: expect.stringMatching(/only sign-in method/),
    })
  expect(await isIn(token)).toBe(true)
})

it('is moved with its account into the one that asked, and by nobody else', async () => {
  const me = await api.signUp()
  await bind(me, 'oMoved')
  const other = await api.signUp()
  const { scene, polled } = await bind(other, 'oMoved', '合并')
  expect(polled).toEqual({ status: 'taken' })
  const merge = (token: string) => api.post('/user/merge', { token, body: { sceneId: scene.sceneId } })
  expect((await merge(me.token)).status).toBe(404)
  expect((await merge(other.token)).body).toMatchObject({ data: { id: other.id, email: other.email } })
  expect(await isIn(me.token)).toBe(false)
  const token = await enter('oMoved')
  expect(data(await api.get('/user/info', { token }))).toMatchObject({ id: other.id })
  expect(data(await api.get('/user/wechat', { token }))).toEqual({ isOffered: true, isBound: true })
})

it('is told what a code is for, and nothing comes of a scan alone', async () => {
  const thief = await api.signUp('thief@example.com')
  const victim = await enter('oVictim')
  const scene = await askSceneAt({ api, person: thief })
  const told = await scan(scene.sceneId, 'oVictim')
  for (const part of ['th***@example.com', '“合并”', '“merge”', 'then deleted']) expect(told).toContain(part)
  expect(await poll(scene)).toEqual({ status: 'scanned' })
  const merge = () =>
    api.post('/user/merge', { token: thief.token, body: { sceneId: scene.sceneId } }).then((a) => a.status)
  expect(await merge()).toBe(404)
  // neither another's yes, nor a yes to something else, nor one that comes again
  for (const [openId, word] of [
    ['oSomebody', 'merge'],
    ['oVictim', 'bind'],
    ['oVictim', 'code'],
  ] as const)
    await say(openId, word)
  expect(await poll(scene)).toEqual({ status: 'scanned' })
  expect(await merge()).toBe(404)
  expect(await isIn(victim)).toBe(true)
  expect(await scan(scene.sceneId, 'oSomebody')).toContain('has expired')
})

it('is not bound by a scan alone, by an answer to an earlier code, or for a session that has expired', async () => {
  const thief = await api.signUp()
  const first = await askSceneAt({ api, person: thief })
  const told = await scan(first.sceneId, 'oFresh')
  for (const part of ['“绑定”', '“bind”']) expect(told).toContain(part)
  expect(await isBound(thief.token)).toBe(false)
  const mine = await api.signUp()
  const own = await askSceneAt({ api, person: mine })
  await scan(own.sceneId, 'oFresh')
  expect(await say('oFresh', 'Bind')).toContain('has been added')
  expect([await isBound(thief.token), await isBound(mine.token)]).toEqual([false, true])
  expect(await say('oFresh', 'bind')).toContain('has expired')
  const over = await askSceneAt({ api, person: thief })
  await scan(over.sceneId, 'oTooLate')
  await api.services.payload.update({
    collection: 'login-scenes',
    where: { boundTo: { equals: thief.id }, status: { equals: 'scanned' } },
    data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
  })
  expect(await say('oTooLate', '绑定')).toContain('has expired')
  expect(await isBound(thief.token)).toBe(false)
  const late = await askSceneAt({ api, person: thief })
  await scan(late.sceneId, 'oLate')
  await api.post('/auth/sign-out', { token: thief.token })
  expect(await say('oLate', '绑定')).toContain('has expired')
  expect(await isBound(await elsewhere(thief))).toBe(false)
})
