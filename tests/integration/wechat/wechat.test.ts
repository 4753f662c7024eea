import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saidIn, type Callback, type WechatDouble } from '../../doubles/wechat'
import { askSceneAt, openOfficialAccount, pollAt } from '../../setup/official-account'
import { hire } from '../../setup/hire'
import { openApi } from '../../setup/open-api'
import { GUESS_RULE } from '../../../app/features/wechat/account-code.server'
import { answerCallback } from '../../../app/features/wechat/answer-callback.server'
import { throughout } from '../../setup/throughout'

const api = throughout(openApi)
beforeAll(() => hire(api))
const data = <T>(answer: { body: { data: unknown } }) => answer.body.data as T
const setUp = (aesKey?: string) => openOfficialAccount({ api, aesKey })
const askScene = () => askSceneAt({ api })
const poll = (options: { sceneId: string; cookie?: string }) => pollAt({ api, ...options })
const send = ({ query, body }: Callback) =>
  answerCallback({ services: api.services, query: new URLSearchParams(query), body })
const scan = (scene: string, openId: string) => ({
  FromUserName: openId,
  MsgType: 'event',
  Event: 'SCAN',
  EventKey: scene,
})
const text = (content: string, openId: string, id: number) => ({
  FromUserName: openId,
  MsgType: 'text',
  Content: content,
  MsgId: String(id),
})

describe.each([
  ['plain', undefined],
  ['encrypted', 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'],
])('an official account, messages %s', (_, aesKey) => {
  let wechat: WechatDouble
  let close: () => Promise<void>
  beforeAll(async () => ({ wechat, close } = await setUp(aesKey)))
  afterAll(() => close())
  const ip = aesKey ? '10.0.0.1' : '10.0.0.2'
  const person = (name: string) => `o${aesKey ? 'A' : 'P'}_${name}`

  it('scan, poll, token once, and the same account the next time', async () => {
    const scene = await askScene()
    expect(scene).toMatchObject({ by: 'wechat', expiresIn: 300 })
    expect(wechat.codes.at(-1)?.scene).toBe(scene.sceneId)
    expect(await poll(scene)).toEqual({ status: 'waiting' })
    const { status, text: answer } = await send(wechat.sign(scan(scene.sceneId, person('mei'))))
    expect(status).toBe(200)
    expect(saidIn({ answer, ...(aesKey ? { aesKey } : {}) })).toContain('signed in')
    const polls = await Promise.all(Array.from({ length: 10 }, () => poll(scene)))
    const tokens = polls.flatMap(({ accessToken }) => accessToken ?? [])
    expect(tokens).toHaveLength(1)
    expect(await poll(scene)).toEqual({ status: 'expired' })
    const me = await api.get('/user/info', { token: tokens[0] ?? '' })
    expect(me.status).toBe(200)
    const next = await askScene()
    const followed = { ...scan(`qrscene_${next.sceneId}`, person('mei')), Event: 'subscribe' }
    await send(wechat.sign(followed))
    const { accessToken = '' } = await poll(next)
    expect(data(await api.get('/user/info', { token: accessToken }))).toMatchObject({
      id: data<{ id: string }>(me).id,
    })
  })

  it('gives a thief nothing: a stolen scene, a replayed callback, a forged or old signature, an ended scene', async () => {
    const scene = await askScene()
    const callback = wechat.sign(scan(scene.sceneId, person('victim')))
    const forged = new URLSearchParams(callback.query)
    forged.set('signature', '0'.repeat(40))
    expect(await send({ ...callback, query: forged.toString() })).toMatchObject({ status: 403 })
    const old = new URLSearchParams(callback.query)
    old.set('timestamp', String(Math.floor(Date.now() / 1000) - 3600))
    expect(await send({ ...callback, query: old.toString() })).toMatchObject({ status: 403 })
    expect(await poll(scene)).toEqual({ status: 'waiting' })

    await send(callback)
    const other = await askScene()
    expect(await poll({ sceneId: scene.sceneId })).toEqual({ status: 'expired' })
    expect(await poll({ sceneId: scene.sceneId, cookie: other.cookie })).toEqual({ status: 'expired' })
    expect((await poll(scene)).accessToken).toBeTruthy()
    // the same callback again, for its own scene and, in the plain way, with another scene in it
    expect(await send(callback)).toEqual({ status: 200, text: 'success' })
    const swapped = { ...callback, body: callback.body.replace(scene.sceneId, other.sceneId) }
    await send(swapped)
    expect(await poll(other)).toEqual({ status: 'waiting' })

    const { payload } = api.services
    await payload.db.updateMany({
      collection: 'login-scenes',
      where: {},
      data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
    })
    await send(wechat.sign(scan(other.sceneId, person('late'))))
    expect(await poll(other)).toEqual({ status: 'expired' })
  })

  it('answers “code” with six digits that sign in once; the same message again tells none', async () => {
    const asked = text('验证码', person('writer'), aesKey ? 7 : 8)
    const first = await send(wechat.sign(asked))
    const code = /\d{6}/.exec(saidIn({ answer: first.text, ...(aesKey ? { aesKey } : {}) }))?.[0] ?? ''
    expect(code).toMatch(/^\d{6}$/)
    expect(await send(wechat.sign(asked))).toEqual({ status: 200, text: 'success' })
    const wrong = await api.post('/auth/wxmp/code-login', {
      body: { code: code === '000000' ? '000001' : '000000' },
      ip,
    })
    expect(wrong.status).toBe(401)
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => api.post('/auth/wxmp/code-login', { body: { code }, ip })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  it('refuses what it can’t read: no XML, a document type, a message of the other way', async () => {
    const { query } = wechat.sign(scan('x', person('odd')))
    for (const body of ['', 'no xml', '<xml>', '<!DOCTYPE x [<!ENTITY a "b">]><xml><A>&a;</A></xml>'])
      expect(await send({ query, body })).toMatchObject({ status: 403 })
    if (aesKey)
      expect(await send({ query, body: '<xml><MsgType>event</MsgType></xml>' })).toMatchObject({
        status: 403,
      })
  })

  // The rest is the same however the messages come.
  if (aesKey) return

  it('hears no code once all places together have guessed a hundred', async () => {
    const all = { rule: GUESS_RULE, key: 'all' }
    const { limiter } = api.services
    for (let used = await limiter.used(all); used < 99; used += 1) await limiter.take(all)
    const { text: said } = await send(wechat.sign(text('验证码', person('late'), 9)))
    const code = /\d{6}/.exec(saidIn({ answer: said }))?.[0] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    const login = async (code: string, ip: string) =>
      (await api.post('/auth/wxmp/code-login', { body: { code }, ip })).status
    expect(await login(wrong, '10.0.0.3')).toBe(401)
    expect([await login(wrong, '10.0.0.4'), await login(code, '10.0.0.5')]).toEqual([429, 429])
    await limiter.reset(all)
    expect(await login(code, '10.0.0.5')).toBe(200)
  })

  it('a new account by the link of a friend: both get their days, once', async () => {
    const friend = await api.signUp()
    const { code } = data<{ code: string }>(await api.get('/invite/code', { token: friend.token }))
    const won = async () =>
      data<{ daysWon: number }>(await api.get('/invite/record-list', { token: friend.token })).daysWon
    const enter = async () => {
      const scene = await askScene()
      await send(wechat.sign(scan(scene.sceneId, person('guest'))))
      return poll({ ...scene, cookie: `${scene.cookie}; invite=${code}` })
    }
    const { accessToken: token = '' } = await enter()
    expect(data(await api.get('/vip/info', { token }))).toMatchObject({ isVip: true })
    expect(await won()).toBe(7)
    await enter()
    expect(await won()).toBe(7)
  })

  it('renews an ended access token once for many, and says when WeChat is down', async () => {
    const before = wechat.tokensGiven()
    wechat.endToken()
    await Promise.all(Array.from({ length: 8 }, () => askScene()))
    expect(wechat.tokensGiven()).toBe(before + 1)
    wechat.down = true
    const answer = await api.get('/auth/wxmp/qrcode')
    wechat.down = false
    expect(answer).toMatchObject({ status: 503, body: { success: false } })
    expect(answer.headers.get('retry-after')).toBeTruthy()
  })
})

it('signs in on a page opened inside WeChat, with the state of this browser alone', async () => {
  const { wechat, close } = await setUp()
  const state = 'a-state-of-this-browser'
  const login = (body: object, cookie = `jianli-wechat=${state}`) =>
    api.post('/auth/wxmp/auto-login', { body, headers: { cookie } })
  const code = wechat.oauthCode('oPage')
  expect((await login({ code, state }, '')).status).toBe(400)
  expect((await login({ code, state: 'another-state-than-mine' })).status).toBe(400)
  expect((await login({ code, state })).status).toBe(200)
  expect((await login({ code, state })).status).toBe(401)
  await close()
})

it('without an official account a signed-in phone lets the browser in, or turns it away', async () => {
  const scene = await askScene()
  expect(scene.by).toBe('site')
  const phone = await api.signUp()
  const thief = await api.signUp()
  const act = (path: string, token: string, body: object) =>
    api.post(`/auth/wxmp/${path}`, { token, body: { sceneId: scene.sceneId, ...body } })
  expect((await act('approve', phone.token, { approve: true })).status).toBe(404)
  expect((await act('scan', phone.token, {})).status).toBe(200)
  expect(await poll(scene)).toEqual({ status: 'scanned' })
  expect((await act('scan', thief.token, {})).status).toBe(404)
  expect((await act('approve', thief.token, { approve: true })).status).toBe(404)
  expect((await act('approve', phone.token, { approve: true })).status).toBe(200)
  const { accessToken = '' } = await poll(scene)
  expect(data(await api.get('/user/info', { token: accessToken }))).toMatchObject({ id: phone.id })

  const refused = await askScene()
  const refuse = (path: string, body: object) =>
    api.post(`/auth/wxmp/${path}`, { token: phone.token, body: { sceneId: refused.sceneId, ...body } })
  await refuse('scan', {})
  expect((await refuse('approve', { approve: false })).status).toBe(200)
  expect(await poll(refused)).toEqual({ status: 'expired' })
  expect((await api.post('/user/wechat/qrcode', { token: phone.token })).status).toBe(404)
})
