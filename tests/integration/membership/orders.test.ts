import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcileOrders, settleOrders } from '../../../app/features/payment/settle-orders.server'
import { checkLedger } from '../../../app/features/membership/check-ledger.server'
import type { SignedIn } from '../../setup/open-api'
import { openShop } from '../../setup/open-shop'
import { throughout } from '../../setup/throughout'

const DAY_MS = 86_400_000
const shop = throughout(openShop)
let type: string
let me: SignedIn
beforeAll(async () => {
  type = await shop.makeType()
})
beforeEach(async () => {
  me = await shop.api.signUp()
})

const buy = async (vipTypeId = type) => {
  const { body } = await shop.order(me, vipTypeId)
  return (body.data as { orderId: string }).orderId
}
const daysLeft = async () => {
  const { until } = await shop.booksOf(me)
  return until ? (until - Date.now()) / DAY_MS : 0
}
const inThePast = (orderId: string) =>
  shop.api.services.payload.db.updateOne({
    collection: 'orders',
    id: orderId,
    data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
  })

describe('an order', () => {
  it('is one for each person and plan, of thirty requests at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => shop.order(me, type)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    const mine = [...shop.stripe.state.sessions.values()].filter(
      ({ client_reference_id: id }) =>
        id === (answers[0]?.body.data as unknown as { orderId: string }).orderId,
    )
    expect(mine).toMatchObject([{ amount_total: 1900, currency: 'cny', status: 'open' }])
    const other = await shop.makeType({ price: 100, days: 1 })
    expect(await buy(other)).not.toBe(await buy())
  }, 240_000)

  it('gives its days once, of thirty messages of one event at the same moment', async () => {
    const orderId = await buy()
    shop.pay(orderId)
    const event = shop.stripe.state.events.findLast(({ type: kind }) => kind === 'checkout.session.completed')
    if (!event) throw new Error('no event')
    const answers = await Promise.all(Array.from({ length: 30 }, () => shop.tell(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await shop.booksOf(me)).toMatchObject({ days: 30, rows: 1 })
    expect(await daysLeft()).toBeCloseTo(30, 2)
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'paid', payUrl: null })
    await expect
      .poll(() => shop.api.mailbox.messages.filter((mail) => mail.includes(me.email)).length)
      .toBe(2)
    await settleOrders(shop.api.services)
    expect(shop.api.mailbox.messages.filter((mail) => mail.includes(me.email)).length).toBe(2)
  }, 240_000)

  it('is seen as paid by asking alone, when no message ever comes', async () => {
    const orderId = await buy()
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'pending' })
    shop.pay(orderId)
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'paid' })
    const second = await buy()
    expect(second).not.toBe(orderId)
    shop.pay(second)
    await settleOrders(shop.api.services)
    expect(await shop.booksOf(me)).toMatchObject({ days: 60, rows: 2 })
    expect(await daysLeft()).toBeCloseTo(60, 2)
  })

  it('keeps its price and days, and a changed plan makes a new one', async () => {
    const plan = await shop.makeType({ price: 500, days: 10 })
    const before = await buy(plan)
    await shop.api.post(`/vip-type/update/${plan}`, { token: shop.admin, body: { price: 900, days: 5 } })
    const after = await buy(plan)
    expect(after).not.toBe(before)
    expect(shop.sessionOf(before).status).toBe('expired')
    expect(await shop.status(me, before)).toMatchObject({ status: 'closed', amount: 500 })
    await shop.api.post(`/vip-type/update/${plan}`, { token: shop.admin, body: { days: 99, active: false } })
    shop.pay(after)
    await shop.tellAll()
    expect(await shop.booksOf(me)).toMatchObject({ days: 5 })
    expect((await shop.order(me, plan)).status).toBe(404)
  })

  it('costs what the plan costs readers of its language, and is made anew for another', async () => {
    const plan = await shop.makeType({ prices: [{ language: 'en', price: 299, currency: 'USD' }] })
    const at = async (language: string) => {
      const headers = { 'accept-language': language }
      const body = { vipTypeId: plan }
      const made = await shop.api.post('/order/create-order', { token: me.token, body, headers })
      return (made.body.data as unknown as { orderId: string }).orderId
    }
    const english = await at('en')
    expect(shop.sessionOf(english)).toMatchObject({ amount_total: 299, currency: 'usd' })
    expect(await at('en')).toBe(english)
    const chinese = await at('zh')
    expect(shop.sessionOf(chinese)).toMatchObject({ amount_total: 1900, currency: 'cny' })
    expect(shop.sessionOf(english).status).toBe('expired')
    const update = { price: 2900, prices: [{ language: 'en', price: 399, currency: 'USD' }] }
    await shop.api.post(`/vip-type/update/${plan}`, { token: shop.admin, body: update })
    shop.pay(chinese)
    expect(await shop.status(me, chinese)).toMatchObject({ status: 'paid', amount: 1900 })
  })

  it('is closed after its time, at Stripe too', async () => {
    const orderId = await buy()
    await inThePast(orderId)
    await settleOrders(shop.api.services)
    expect(shop.sessionOf(orderId).status).toBe('expired')
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'closed' })
    expect(shop.pay(orderId)).toBe(false)
    expect(await buy()).not.toBe(orderId)
  })

  it('that was paid in its last moment is paid, and one on its way is waited for', async () => {
    const orderId = await buy()
    shop.pay(orderId)
    await inThePast(orderId)
    await settleOrders(shop.api.services)
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'paid' })
    const slow = await buy()
    shop.pay(slow, 'processing')
    await inThePast(slow)
    await settleOrders(shop.api.services)
    expect(await shop.status(me, slow)).toMatchObject({ status: 'pending' })
    shop.pay(slow, 'paid')
    await shop.tellAll()
    expect(await shop.status(me, slow)).toMatchObject({ status: 'paid' })
    const bad = await buy()
    shop.pay(bad, 'processing')
    shop.pay(bad, 'failed')
    await shop.tellAll()
    expect(await shop.status(me, bad)).toMatchObject({ status: 'failed' })
    expect(await shop.booksOf(me)).toMatchObject({ days: 60 })
  })

  it('that was closed here counts when its money comes after all', async () => {
    const orderId = await buy()
    await shop.api.services.payload.db.updateOne({
      collection: 'orders',
      id: orderId,
      data: { status: 'closed', openKey: `done:${orderId}` },
    })
    shop.pay(orderId)
    await reconcileOrders(shop.api.services)
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'paid' })
    expect(await shop.booksOf(me)).toMatchObject({ days: 30 })
  })

  it('is its owner’s alone to see', async () => {
    const orderId = await buy()
    const other = await shop.api.signUp()
    for (const token of [other.token, shop.admin])
      expect((await shop.api.get(`/order/status/${orderId}`, { token })).status).toBe(404)
    const mine = await shop.api.post('/order/list', { token: me.token, body: {} })
    expect(mine.body.data).toMatchObject({ total: 1, list: [{ orderId, name: 'Monthly', amount: 1900 }] })
    const theirs = await shop.api.post('/order/list', { token: other.token, body: {} })
    expect(theirs.body.data).toMatchObject({ total: 0 })
  })

  it('waits while Stripe is away, and goes on when it is back', async () => {
    shop.stripe.down = true
    const refused = await shop.order(me, type)
    expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining('payment service')])
    shop.stripe.down = false
    const orderId = await buy()
    shop.stripe.down = true
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'pending' })
    shop.stripe.down = false
    shop.pay(orderId)
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'paid' })
  })
})

describe('a message', () => {
  it('with a wrong signature, of nothing of ours, or of a stranger gets nothing', async () => {
    const orderId = await buy()
    const event = { id: 'evt_x', object: 'event' as const, type: 'checkout.session.completed', created: 1 }
    const about = (id: string, object = 'checkout.session') => ({
      ...event,
      id: `evt_${id}`,
      data: { object: { id, object } },
    })
    expect((await shop.tell(about(shop.sessionOf(orderId).id), 'whsec_other')).status).toBe(400)
    const { body, signature } = shop.stripe.signed(about('cs_1'))
    const changed = {
      body: body.replace('cs_1', shop.sessionOf(orderId).id),
      headers: { 'stripe-signature': signature },
    }
    expect((await shop.api.post('/order/notice-callback', changed)).status).toBe(400)
    expect((await shop.api.post('/order/notice-callback', { body })).status).toBe(400)
    for (const object of [
      about('cs_unknown'),
      about('pi_unknown', 'payment_intent'),
      about('cus_1', 'customer'),
    ])
      expect((await shop.tell(object)).body.data).toMatchObject({ outcome: 'foreign' })
    // it says paid, but Stripe says otherwise when asked
    expect((await shop.tell(about(shop.sessionOf(orderId).id))).body.data).toMatchObject({ outcome: 'done' })
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'pending' })
    expect(await shop.booksOf(me)).toMatchObject({ rows: 0 })
  })
})

it('a copy that is wrong is found and put right', async () => {
  const orderId = await buy()
  shop.pay(orderId)
  await shop.tellAll()
  const { payload } = shop.api.services
  await payload.db.updateOne({
    collection: 'users',
    id: me.id,
    data: { vipUntil: '2050-01-01T00:00:00.000Z' },
  })
  expect(await checkLedger({ payload })).toMatchObject([{ userId: me.id, kept: '2050-01-01T00:00:00.000Z' }])
  expect(await checkLedger({ payload })).toEqual([])
})
