import { Stripe } from 'stripe'
import { isDocumentId } from '~/database/is-document-id'
import { findOrder } from './find-order.server'
import type { Order, PaymentServices } from './order'
import { stripeOf } from './stripe-client.server'
import { syncOrder } from './sync-order.server'

export type RefundOrderOptions = PaymentServices & {
  orderId: string
  /** without it all that is left */
  part?: RefundPart | undefined
}
/** In minor units. */
export type RefundPart = {
  amount: number
  /** what had gone back already, as whoever decided on the part saw it */
  refundedAmount: number
}
export type RefundOrderResult =
  { ok: true; order: Order; /** minor units */ amount: number } | { ok: false; reason: RefundFault }
export type RefundFault =
  'off' | 'not-found' | 'not-paid' | 'disputed' | 'changed' | 'wrong-amount' | 'refused' | 'unknown'

const { errors } = Stripe
/** By these Stripe says that it has done nothing. Of any other, a lost connection's too, nobody knows. */
const REFUSALS = [
  errors.StripeCardError,
  errors.StripeInvalidRequestError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
]

/**
 * Gives money back through Stripe; the days follow what Stripe then says. The same click twice is one refund, and so is
 * the same try again: its key at Stripe holds what had gone back before, and once more has, the part is no longer given.
 */
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
  const { amount, refundedAmount } = options.part ?? { amount: rest, refundedAmount: order.refundedAmount }
  if (refundedAmount !== order.refundedAmount) return { ok: false, reason: 'changed' }
  if (!Number.isInteger(amount) || amount < 1 || amount > rest) return { ok: false, reason: 'wrong-amount' }
  const refund = { payment_intent: order.paymentIntentId, amount, metadata: { orderId } }
  const idempotencyKey = `refund:${orderId}:${refundedAmount}:${amount}`
  try {
    await stripe.refunds.create(refund, { idempotencyKey })
  } catch (err) {
    if (!(err instanceof errors.StripeError)) throw err
    const isRefused = REFUSALS.some((Refusal) => err instanceof Refusal)
    options.log.error({ err, order: orderId }, 'Stripe did not say that it refunded an order')
    return { ok: false, reason: isRefused ? 'refused' : 'unknown' }
  }
  const synced = await syncOrder({ ...options, orderId })
  return synced ? { ok: true, order: synced, amount } : { ok: false, reason: 'not-found' }
}
