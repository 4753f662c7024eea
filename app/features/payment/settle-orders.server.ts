import type { Where } from 'payload'
import { findRows } from '~/database/rows.server'
import { closeOrder } from './close-order.server'
import type { Order, PaymentServices } from './order'
import { sendOrderMails } from './send-order-mails.server'
import { stripeOf } from './stripe-client.server'
import { syncOrder } from './sync-order.server'

const PAGE = 100
/** How long after the order a dispute is still asked after. */
const DISPUTE_DAYS = 180
const DAY_SECONDS = 24 * 60 * 60

/** Asks Stripe about every open order, closes those that are too old, and sends what receipts are due. */
export async function settleOrders(services: PaymentServices): Promise<void> {
  await eachOrder({ services, where: { status: { equals: 'pending' } }, act: settle })
  await sendOrderMails(services)
}

async function settle({ services, order }: { services: PaymentServices; order: Order }): Promise<void> {
  const isLate = Date.parse(order.expiresAt) <= Date.now()
  if (isLate) await closeOrder({ ...services, order })
  else await syncOrder({ ...services, orderId: order.id })
}

/**
 * What a lost message would have told: refunds and disputes at Stripe in so many days, how open disputes ended, and
 * payments of orders that were closed here. May run at any time.
 */
export async function reconcileOrders(options: PaymentServices & { days?: number }): Promise<void> {
  const { days = 3, ...services } = options
  const stripe = stripeOf(services.env)
  if (!stripe) return
  const since = Math.floor(Date.now() / 1000) - days * DAY_SECONDS
  const touched = new Set<string>()
  for await (const { payment_intent: intent } of stripe.refunds.list({
    created: { gte: since },
    limit: PAGE,
  }))
    if (intent) touched.add(typeof intent === 'string' ? intent : intent.id)
  for await (const { payment_intent: intent } of stripe.disputes.list({
    created: { gte: since },
    limit: PAGE,
  }))
    if (intent) touched.add(typeof intent === 'string' ? intent : intent.id)
  for (const intent of touched)
    await eachOrder({ services, where: { paymentIntentId: { equals: intent } }, act: sync })
  // a bank may take months to decide
  const half = {
    createdAt: { greater_than: new Date(Date.now() - DISPUTE_DAYS * DAY_SECONDS * 1000).toISOString() },
  }
  await eachOrder({ services, where: { and: [{ disputedAmount: { greater_than: 0 } }, half] }, act: sync })
  const recent = { createdAt: { greater_than: new Date(since * 1000).toISOString() } }
  const ended: Where = { status: { in: ['closed', 'failed'] } }
  await eachOrder({ services, where: { and: [ended, recent] }, act: sync })
}

async function sync({ services, order }: { services: PaymentServices; order: Order }): Promise<void> {
  await syncOrder({ ...services, orderId: order.id })
}

type EachOptions = {
  services: PaymentServices
  where: Where
  act: (options: { services: PaymentServices; order: Order }) => Promise<void>
}

/** One after the other; what fails is logged and does not hold up the rest. */
async function eachOrder({ services, where, act }: EachOptions): Promise<void> {
  const { payload, log } = services
  let last = ''
  for (;;) {
    const after: Where = last ? { id: { greater_than: last } } : {}
    const orders = await findRows({
      ...{ payload, collection: 'orders', where: { and: [where, after] }, sort: 'id', limit: PAGE },
    })
    for (const order of orders)
      await act({ services, order }).catch((error: unknown) =>
        log.error({ err: error, order: order.id }, 'an order could not be settled'),
      )
    last = orders.at(-1)?.id ?? ''
    if (orders.length < PAGE) return
  }
}
