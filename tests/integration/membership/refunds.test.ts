import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refundOrder } from '../../../app/features/payment/refund-order.server'
import { syncOrder } from '../../../app/features/payment/sync-order.server'
import { readLedger } from '../../../app/features/membership/read-ledger.server'
import { confirmation } from '../../setup/set-password'
import { reconcileOrders, settleOrders } from '../../../app/features/payment/settle-orders.server'
import { closeDispute, createDispute } from '../../doubles/stripe/disputes'
import { createRefund, failRefund } from '../../doubles/stripe/state'
import type { SignedIn } from '../../setup/open-api'
import { openShop } from '../../setup/open-shop'
import { payloadRest } from '../../setup/payload-rest'
import { throughout } from '../../setup/throughout'

const shop = throughout(openShop)
let type: string
let me: SignedIn
beforeAll(async () => {
  type = await shop.makeType()
})
beforeEach(async () => {
  me = await shop.api.signUp()
})

const buy = async () => {
  const { body } = await shop.order(me, type)
  return (body.data as { orderId: string }).orderId
}
const refundAtStripe = (orderId: string, amount: number) => {
  const refund = createRefund({
    state: shop.stripe.state,
    intentId: shop.sessionOf(orderId).payment_intent ?? '',
    amount,
  })
  if (!('object' in refund)) throw new Error(refund.message)
  return refund
}

describe('a refund', () => {
  it('of a part takes back its share of the days, of the rest all of them', async () => {
    const orderId = await buy()
    shop.pay(orderId)
    await shop.tellAll()
    refundAtStripe(orderId, 633)
    await shop.tellAll()
    // 30 × 633 / 1900 = 9.99: nine whole days
    expect(await shop.booksOf(me)).toMatchObject({ days: 21, rows: 2 })
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'paid', refundedAmount: 633 })
    const last = refundAtStripe(orderId, 1267)
    await shop.tellAll()
    expect(await shop.booksOf(me)).toMatchObject({ days: 0, rows: 3 })
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'refunded', refundedAmount: 1900 })
    expect((await shop.booksOf(me)).until).toBeLessThanOrEqual(Date.now())
    failRefund({ state: shop.stripe.state, refund: last })
    await shop.tellAll()
    expect(await shop.booksOf(me)).toMatchObject({ days: 21, rows: 4 })
    expect(await shop.status(me, orderId)).toMatchObject({ status: 'paid', refundedAmount: 633 })
  })

  it('that nobody told of is found', async () => {
    const orderId = await buy()
    shop.pay(orderId)
    await shop.status(me, orderId)
    refundAtStripe(orderId, 1900)
    await reconcileOrders(shop.api.services)
    expect(await shop.booksOf(me)).toMatchObject({ days: 0 })
  })

  it('told before the payment was leaves the right days', async () => {
    const orderId = await buy()
    shop.pay(orderId)
    refundAtStripe(orderId, 950)
    for (const event of [...shop.stripe.state.events].reverse().slice(0, 4)) await shop.tell(event)
    expect(await shop.booksOf(me)).toMatchObject({ days: 15 })
  })

  it('by an administrator happens once, of twenty clicks at the same moment', async () => {
    const orderId = await buy()
    shop.pay(orderId)
    await shop.tellAll()
    const clicks = Array.from({ length: 20 }, () =>
      refundOrder({ ...shop.api.services, orderId, part: { amount: 950, refundedAmount: 0 } }),
    )
    await Promise.all(clicks)
    await shop.tellAll()
    expect(await shop.status(me, orderId)).toMatchObject({ refundedAmount: 950 })
    expect(await shop.booksOf(me)).toMatchObject({ days: 15, rows: 2 })
    const part = { amount: 951, refundedAmount: 950 }
    const tooMuch = await refundOrder({ ...shop.api.services, orderId, part })
    expect(tooMuch).toEqual({ ok: false, reason: 'wrong-amount' })
    // the admin's own door knows no Stripe here, and says so in words
    const { payload } = shop.api.services
    const path = `/orders/${orderId}/refund`
    const answer = await payloadRest({ payload, verb: 'POST', path, token: shop.admin, body: {} })
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('本站未启用支付')])
  })
})

it('a try that Stripe gave no answer to is the same refund when it is asked again', async () => {
  const orderId = await buy()
  shop.pay(orderId)
  await shop.tellAll()
  const refund = (amount: number, refundedAmount = 0) =>
    refundOrder({ ...shop.api.services, orderId, part: { amount, refundedAmount } })
  shop.stripe.mute = true
  expect(await refund(500)).toEqual({ ok: false, reason: 'unknown' })
  shop.stripe.mute = false
  expect(await refund(500), 'nobody has told of it').toMatchObject({ ok: true })
  expect(await refund(500), 'the order says so').toEqual({ ok: false, reason: 'changed' })
  expect(await shop.status(me, orderId)).toMatchObject({ refundedAmount: 500 })
  // what is left there is less than here
  refundAtStripe(orderId, 1000)
  expect(await refund(1400, 500)).toEqual({ ok: false, reason: 'refused' })
})

describe('a dispute', () => {
  const dispute = (orderId: string, status?: 'warning_needs_response') =>
    createDispute({
      state: shop.stripe.state,
      intentId: shop.sessionOf(orderId).payment_intent ?? '',
      ...(status ? { status } : {}),
    })
  const bought = async () => {
    const orderId = await buy()
    shop.pay(orderId)
    await shop.tellAll()
    return orderId
  }

  it('takes the days while the bank has the money, and gives them back when it is won', async () => {
    const orderId = await bought()
    const opened = dispute(orderId)
    await shop.tellAll()
    expect(await shop.booksOf(me)).toMatchObject({ days: 0, rows: 2 })
    const refund = await refundOrder({ ...shop.api.services, orderId })
    expect(refund).toEqual({ ok: false, reason: 'disputed' })
    if (opened) closeDispute({ state: shop.stripe.state, dispute: opened, status: 'won' })
    await shop.tellAll()
    expect(await shop.booksOf(me)).toMatchObject({ days: 30, rows: 3 })
  })

  it('that nobody told of is found, its end too; a question of the bank changes nothing', async () => {
    const asked = await bought()
    dispute(asked, 'warning_needs_response')
    await reconcileOrders(shop.api.services)
    expect(await shop.booksOf(me)).toMatchObject({ days: 30 })
    const orderId = await bought()
    const opened = dispute(orderId)
    await reconcileOrders(shop.api.services)
    expect(await shop.booksOf(me)).toMatchObject({ days: 30, rows: 3 })
    if (opened) closeDispute({ state: shop.stripe.state, dispute: opened, status: 'won' })
    await reconcileOrders(shop.api.services)
    expect(await shop.booksOf(me)).toMatchObject({ days: 60 })
  })
})

it('who got money back is told once, in the language they read now', async () => {
  const orderId = await buy()
  shop.pay(orderId)
  await shop.tellAll()
  refundAtStripe(orderId, 950)
  await shop.api.services.payload.update({ collection: 'users', id: me.id, data: { locale: 'zh-CN' } })
  await shop.tellAll()
  await settleOrders(shop.api.services)
  const mine = () => shop.api.mailbox.messages.filter((mail) => mail.includes(me.email)).map(readMail)
  const refunds = () => mine().filter((mail) => mail.includes('您的订单已退款'))
  await expect.poll(() => refunds().length).toBe(1)
  expect(refunds()[0]).toContain('已退款：¥9.50')
  expect(refunds()[0]).toContain('收回的天数：15（共 30 天）')
  await settleOrders(shop.api.services)
  expect(refunds().length).toBe(1)
})

it('money of an account that is gone is dealt with, and its books still stand', async () => {
  const orderId = await buy()
  shop.pay(orderId)
  await shop.tellAll()
  const { payload } = shop.api.services
  await payload.delete({ collection: 'users', id: me.id })
  refundAtStripe(orderId, 1900)
  await shop.tellAll()
  const { docs } = await payload.find({
    collection: 'ledger',
    where: { source: { equals: `order:${orderId}` } },
    depth: 0,
    sort: 'at',
  })
  expect(docs.map(({ days }) => days)).toEqual([30, -30])
  expect(docs[0]?.holder).toBe(me.id)
  expect(await payload.findByID({ collection: 'orders', id: orderId })).toMatchObject({
    status: 'refunded',
  })
})

// parts of a day, which floats hold nearly: of some the sum of both sides leaves a rest
it.each([0.3141592, 1.4142135, 2.7182818, 5.4554891])(
  'takes back an order whose days moved with a merge after %f days',
  async (used) => {
    const { api, stripe } = shop
    const { payload } = api.services
    const orderId = await buy()
    shop.pay(orderId)
    await shop.tellAll()
    const source = { source: { equals: `order:${orderId}` } }
    const days = async () => (await readLedger({ payload, where: source })).map((row) => row.days)
    // the ledger is only ever added to: what is older than it can be is put there below Payload
    const at = new Date(Date.now() - used * 24 * 3600_000).toISOString()
    for (const { id } of (await payload.find({ collection: 'ledger', where: source })).docs)
      await payload.db.updateOne({ collection: 'ledger', id, data: { at } })
    const mine = await api.signUp()
    const { token } = mine
    const ip = `198.51.100.${Math.ceil(used)}`
    await api.post('/email/send-code', { token, body: { email: me.email, purpose: 'bind' }, ip })
    const code = api.mailbox.codeFor(me.email)
    const body = { email: me.email, code, ...(await confirmation({ api, person: mine })) }
    const { sceneId } = (await api.post('/user/info/update', { token, body })).body.data as {
      sceneId: string
    }
    expect((await api.post('/user/merge', { token, body: { sceneId } })).status).toBe(200)
    expect(await days()).toHaveLength(3)

    const intentId = shop.sessionOf(orderId).payment_intent ?? ''
    createRefund({ state: stripe.state, intentId, amount: 1900 })
    expect(await syncOrder({ ...api.services, orderId })).toMatchObject({ status: 'refunded' })
    expect((await days()).reduce((sum, one) => sum + one, 0)).toBeCloseTo(0)
  },
)

/** The text of a mail that was sent as base64. */
function readMail(mail: string): string {
  const [, ...parts] = mail.split(/\r?\n\r?\n/)
  return /base64/i.test(mail) ? Buffer.from(parts.join(''), 'base64').toString('utf8') : mail
}
