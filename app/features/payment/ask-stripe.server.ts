import type { Stripe } from 'stripe'
import * as z from 'zod'

/** What Stripe says of a payment; amounts in minor units. */
export type PaymentTruth =
  | { state: 'open' | 'expired' | 'failed' }
  | { state: 'paid'; paymentIntentId: string | null; paid: number; refunded: number }

const charge = z.object({ amount: z.int(), amount_refunded: z.int() })
const session = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  payment_intent: z
    .object({ id: z.string(), status: z.string(), latest_charge: charge.nullable() })
    .nullable(),
})

/** Asks Stripe for the state of a Checkout session and its payment. */
export async function askStripe(options: {
  stripe: Stripe
  sessionId: string
  /** of the order, where Stripe names none */
  amount: number
}): Promise<PaymentTruth> {
  const { stripe, sessionId, amount } = options
  const answer = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  })
  const { status, payment_status, amount_total, payment_intent: intent } = session.parse(answer)
  if (payment_status !== 'unpaid') {
    const paid = intent?.latest_charge?.amount ?? amount_total ?? amount
    const refunded = intent?.latest_charge?.amount_refunded ?? 0
    return { state: 'paid', paymentIntentId: intent?.id ?? null, paid, refunded }
  }
  if (status === 'expired') return { state: 'expired' }
  const gaveUp = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
  // while the session is open another card may be tried; complete and on its way, it is waited for
  return { state: status === 'complete' && gaveUp ? 'failed' : 'open' }
}
