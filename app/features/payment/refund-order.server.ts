import { Stripe } from 'stripe'
import { isDocumentId } from '~/database/is-document-id'
import { findOrder } from './find-order.server'
import type { Order, PaymentServices } from './order'
import { stripeOf } from './stripe-client.server'
import { syncOrder } from './sync-order.server'

export type RefundOrderOptions = PaymentServices & {
  orderId: string
  /** minor units; without it all that is left */
  amount?: number | undefined
}
export type RefundOrderResult =
  | { ok: true; order: Order; /** minor units */ amount: number }
  | { ok: false; reason: 'off' | 'not-found' | 'not-paid' | 'disputed' | 'wrong-amount' | 'refused' }

/** Gives money back through Stripe; the days follow what Stripe then says. The same click twice is one refund. */
export async function refundOrder(options: RefundOrderOptions): Promise<RefundOrderResult> {
  const { payload, env, orderId } = options
  const stripe = stripeOf(env)
  if (!stripe) return { ok: false, reason: 'off' }
  const order = isDocumentId(orderId)
    ? await findOrder({ payload, where: { id: { equals: orderId } } })
    : null
  if (!order) return { ok: false, reason: 'not-found' }
  if (order.status !== 'paid' || !order.paymentIntentId) return { ok: false, reason: 'not-paid' }
  // the bank holds the money: there is nothing to give back until it has decided
  if (order.disputedAmount > 0) return { ok: false, reason: 'disputed' }
  const rest = order.amount - order.refundedAmount
  const amount = options.amount ?? rest
  if (!Number.isInteger(amount) || amount < 1 || amount > rest) return { ok: false, reason: 'wrong-amount' }
  const refund = { payment_intent: order.paymentIntentId, amount, metadata: { orderId } }
  const idempotencyKey = `refund:${orderId}:${order.refundedAmount}:${amount}`
  try {
    await stripe.refunds.create(refund, { idempotencyKey })
  } catch (err) {
    if (!(err instanceof Stripe.errors.StripeError)) throw err
    options.log.error({ err, order: orderId }, 'Stripe did not refund an order')
    return { ok: false, reason: 'refused' }
  }
  const synced = await syncOrder({ ...options, orderId })
  return synced ? { ok: true, order: synced, amount } : { ok: false, reason: 'not-found' }
}
