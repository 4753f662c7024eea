import type { Where } from 'payload'
import { Stripe } from 'stripe'
import { compareAndSet } from '~/database/compare-and-set.server'
import { doneKey, type Order, type PaymentServices } from './order'
import { stripeOf } from './stripe-client.server'
import { syncOrder } from './sync-order.server'

/**
 * Ends an open order: Stripe is told to take no more payment for it, then asked how it stands. A payment that was
 * faster wins, and one on its way is waited for.
 */
export async function closeOrder(options: PaymentServices & { order: Order }): Promise<Order | null> {
  const { payload, env, order } = options
  const stripe = stripeOf(env)
  if (!order.sessionId) {
    // nobody was ever sent to pay it
    const untouched: Where[] = [
      { id: { equals: order.id } },
      { status: { equals: 'pending' } },
      { revision: { equals: order.revision } },
    ]
    await compareAndSet({
      payload,
      collection: 'orders',
      where: { and: untouched },
      data: { status: 'closed', openKey: doneKey(order.id), revision: order.revision + 1 },
    })
  } else if (stripe) {
    await stripe.checkout.sessions.expire(order.sessionId).catch((error: unknown) => {
      // it is complete or expired already: what follows tells which
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    })
  }
  return syncOrder({ ...options, orderId: order.id })
}
