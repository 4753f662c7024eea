import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refundOrder } from '../../../app/features/payment/refund-order.server'
import { reconcileOrders } from '../../../app/features/payment/settle-orders.server'
import { createRefund, failRefund } from '../../doubles/stripe/state'
import type { SignedIn } from '../../setup/open-api'
import { openShop, type Shop } from '../../setup/open-shop'

let shop: Shop
let type: string
let me: SignedIn
beforeAll(async () => {
  shop = await openShop()
  type = await shop.makeType()
})
beforeEach(async () => {
  me = await shop.api.signUp()
})
afterAll(() => shop.close())

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
      refundOrder({ ...shop.api.services, orderId, amount: 950 }).catch(() => null),
    )
    await Promise.all(clicks)
    await shop.tellAll()
    expect(await shop.status(me, orderId)).toMatchObject({ refundedAmount: 950 })
    expect(await shop.booksOf(me)).toMatchObject({ days: 15, rows: 2 })
    expect(await refundOrder({ ...shop.api.services, orderId, amount: 951 })).toEqual({
      ok: false,
      reason: 'wrong-amount',
    })
  })
})
