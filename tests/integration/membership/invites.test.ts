import { describe, expect, it } from 'vitest'
import { finishInvites } from '../../../app/features/invites/finish-invites.server'
import { codeInAddress, inviteCookie } from '../../../app/features/invites/invite-cookie'
import { redeemInvite } from '../../../app/features/invites/redeem-invite.server'
import { openApi, type SignedIn } from '../../setup/open-api'
import { signUpAs } from '../../setup/sign-up-as'
import { throughout } from '../../setup/throughout'

const DAY_MS = 86_400_000
const api = throughout(openApi)

let n = 0
const newAddress = () => `invited-${++n}@example.com`
const codeOf = async ({ token }: SignedIn) =>
  ((await api.get('/invite/code', { token })).body.data as { code: string }).code

type SignUp = { email?: string; inviteCode?: string; headers?: Record<string, string> }
async function signUpWith({ email = newAddress(), inviteCode, headers = {} }: SignUp): Promise<SignedIn> {
  await api.post('/email/send-code', { body: { email, purpose: 'login' } })
  const body = { email, code: api.mailbox.codeFor(email), ...(inviteCode ? { inviteCode } : {}) }
  const answer = await api.post('/auth/email-code', { body, headers })
  const { accessToken, user } = answer.body.data as { accessToken: string; user: { id: string } }
  return { token: accessToken, id: user.id, email }
}

const forgetMinute = ({ email }: SignedIn) =>
  api.services.limiter.reset({
    rule: { name: 'code-minute', points: 1, seconds: 60 },
    key: `login ${email} 127.0.0.1`,
  })

const daysOf = async ({ token }: SignedIn) => {
  const { vipUntil } = (await api.get('/vip/info', { token })).body.data as { vipUntil: string | null }
  return vipUntil ? Math.round((Date.parse(vipUntil) - Date.now()) / DAY_MS) : 0
}
const wonBy = async ({ token }: SignedIn) =>
  (await api.get('/invite/record-list', { token })).body.data as {
    total: number
    daysWon: number
    list: object[]
  }

describe('an invitation', () => {
  it('gives both sides their days, and shows the inviter who came', async () => {
    const inviter = await api.signUp()
    const { body } = await api.get('/invite/code', { token: inviter.token })
    const { code, link } = body.data as { code: string; link: string }
    expect(link).toBe(`http://jianli.test/?invite=${code}`)
    const friend = await signUpWith({ inviteCode: code.toLowerCase() })
    expect([await daysOf(inviter), await daysOf(friend)]).toEqual([7, 7])
    expect(await wonBy(inviter)).toMatchObject({ total: 1, daysWon: 7, list: [{ name: 'i***', days: 7 }] })
    const user = await api.services.payload.findByID({ collection: 'users', id: friend.id, depth: 0 })
    expect(user).toMatchObject({ invitedBy: inviter.id, inviteState: 'rewarded' })
  })

  it('is remembered from the link until the sign-up', async () => {
    const inviter = await api.signUp()
    const code = codeInAddress(new URLSearchParams(`?invite=${await codeOf(inviter)}`)) ?? ''
    const cookie = inviteCookie(code).split(';')[0] ?? ''
    const friend = await signUpWith({ headers: { cookie } })
    expect([await daysOf(inviter), await daysOf(friend)]).toEqual([7, 7])
    expect(codeInAddress(new URLSearchParams('?invite=<x>'))).toBeNull()
  })

  it('counts for a new account alone', async () => {
    const inviter = await api.signUp()
    const old = await api.signUp()
    const { payload } = api.services
    await forgetMinute(old)
    await signUpWith({ email: old.email, inviteCode: await codeOf(inviter) })
    await redeemInvite({ payload, userId: old.id })
    expect([await daysOf(inviter), await daysOf(old)]).toEqual([0, 0])
  })

  it('counts once for a mailbox, whatever follows the plus in its address', async () => {
    const inviter = await api.signUp()
    const code = await codeOf(inviter)
    const twice = ['walrus@example.com', 'walrus+2@example.com', inviter.email.replace('@', '+me@')]
    const days: number[] = []
    for (const email of twice) days.push(await daysOf(await signUpWith({ email, inviteCode: code })))
    expect([...days, await daysOf(inviter)]).toEqual([7, 0, 0, 7])
  })

  it('of oneself or in a circle gives nothing', async () => {
    const first = await api.signUp()
    const second = await signUpWith({ inviteCode: await codeOf(first) })
    const third = await signUpWith({ inviteCode: await codeOf(second) })
    const { payload } = api.services
    const code = await codeOf(third)
    for (const who of [first, third])
      await payload.update({
        collection: 'users',
        id: who.id,
        data: { invitedWith: code, inviteState: 'waiting' },
      })
    const before = [await daysOf(first), await daysOf(third)]
    await redeemInvite({ payload, userId: first.id })
    await redeemInvite({ payload, userId: third.id })
    expect([await daysOf(first), await daysOf(third)]).toEqual(before)
    expect(await wonBy(third)).toMatchObject({ total: 0 })
  })

  it('does not count again for who signs up anew with the same address', async () => {
    const inviter = await api.signUp()
    const code = await codeOf(inviter)
    const friend = await signUpWith({ inviteCode: code })
    await api.services.payload.delete({ collection: 'users', id: friend.id })
    await forgetMinute(friend)
    const again = await signUpWith({ email: friend.email, inviteCode: code })
    expect(again.id).not.toBe(friend.id)
    expect([await daysOf(inviter), await daysOf(again)]).toEqual([7, 0])
  })

  it('with a code that an administrator switched off gives nothing, and its owner makes no other', async () => {
    const inviter = await api.signUp()
    const code = await codeOf(inviter)
    const { payload } = api.services
    const where = { code: { equals: code } }
    const past = new Date(Date.now() - 1000).toISOString()
    for (const data of [{ disabled: true }, { expiresAt: past }]) {
      await payload.update({ collection: 'invite-codes', where, data })
      const renewed = await api.post('/invite/generate-code', { token: inviter.token, body: {} })
      expect(renewed.status).toBe(409)
      expect(await codeOf(inviter)).toBe(code)
    }
    const { body } = await api.get('/invite/code', { token: inviter.token })
    expect(body.data).toMatchObject({ state: 'off' })
    expect(await daysOf(await signUpWith({ headers: { cookie: `invite=${code}` } }))).toBe(0)
  })
})

it('a person’s code ends when the rules say so, and another takes its place', async () => {
  const { payload } = api.services
  const rules = { inviterDays: 7, inviteeDays: 7, most: 50 }
  await payload.updateGlobal({ slug: 'invite-rules', data: { ...rules, codeDays: 3 } })
  const me = await api.signUp()
  const { body } = await api.get('/invite/code', { token: me.token })
  const { code, expiresAt } = body.data as { code: string; expiresAt: string }
  expect((Date.parse(expiresAt) - Date.now()) / DAY_MS).toBeCloseTo(3, 2)
  await payload.update({
    collection: 'invite-codes',
    where: { code: { equals: code } },
    data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
  })
  const next = await Promise.all(Array.from({ length: 10 }, () => codeOf(me)))
  expect(new Set(next).size).toBe(1)
  expect(next).not.toContain(code)
  await payload.updateGlobal({ slug: 'invite-rules', data: { ...rules, codeDays: 0 } })
  expect(await daysOf(await signUpWith({ inviteCode: next[0] ?? '' }))).toBe(7)
})

describe('many at once', () => {
  it('of one new account give one prize', async () => {
    const inviter = await api.signUp()
    const email = newAddress()
    const code = await codeOf(inviter)
    await api.post('/email/send-code', { body: { email, purpose: 'login' } })
    const body = { email, code: api.mailbox.codeFor(email), inviteCode: code }
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => api.post('/auth/email-code', { body })),
    )
    const signedIn = answers.find(({ status }) => status === 200)?.body.data as unknown as {
      user: { id: string }
    }
    const { payload } = api.services
    await Promise.all(Array.from({ length: 30 }, () => redeemInvite({ payload, userId: signedIn.user.id })))
    expect(await daysOf(inviter)).toBe(7)
    expect(await wonBy(inviter)).toMatchObject({ total: 1, daysWon: 7 })
  })

  it('with a code that counts once give one prize', async () => {
    const admin = await signUpAs({ api, role: 'ADMIN' })
    const batch = { count: 1, limit: 1, days: 3 }
    const { body } = await api.post('/invite/generate-code', { token: admin.token, body: { batch } })
    const { codes } = body.data as { codes: string[] }
    const { payload } = api.services
    const people = []
    for (let i = 0; i < 30; i += 1) {
      const data = {
        username: `crowd-${i}`,
        email: newAddress(),
        password: 'x'.repeat(20),
        roles: ['USER' as const],
      }
      const more = { invitedWith: codes[0], inviteState: 'waiting' }
      people.push(
        (await payload.db.create({ collection: 'users', data: { ...data, ...more } })) as unknown as {
          id: string
        },
      )
    }
    await Promise.all(people.map(({ id }) => redeemInvite({ payload, userId: String(id) })))
    const { docs } = await payload.find({
      collection: 'ledger',
      where: { user: { in: people.map(({ id }) => id) } },
    })
    expect(docs.map(({ days, cause }) => [days, cause])).toEqual([[3, 'invite']])
  })
})

it('what a dead server left undone is completed', async () => {
  const inviter = await api.signUp()
  const friend = await api.signUp()
  const { payload } = api.services
  const createdAt = new Date(Date.now() - 10 * 60_000).toISOString()
  await payload.db.updateOne({
    collection: 'users',
    id: friend.id,
    data: { invitedWith: await codeOf(inviter), inviteState: 'waiting', createdAt },
  })
  await finishInvites(api.services)
  await finishInvites(api.services)
  expect([await daysOf(inviter), await daysOf(friend)]).toEqual([7, 7])
})
