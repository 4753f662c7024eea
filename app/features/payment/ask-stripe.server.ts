import { Stripe } from 'stripe'
import * as z from 'zod'

/** What Stripe says of a payment; amounts in minor units. */
export type PaymentTruth =
  | { state: 'open' | 'expired' | 'failed' }
  | {
      state: 'paid'
      paymentIntentId: string | null
      paid: number
      refunded: number
      /** taken back by the person's bank, while the dispute is open and once it is lost */
      disputed: number
    }

const charge = z.object({ amount: z.int(), amount_refunded: z.int(), disputed: z.boolean().default(false) })
/** What a bank only asks about (`warning_…`), and what was decided for the seller, takes no money. */
const TAKEN = new Set(['needs_response', 'under_review', 'lost'])
const session = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullable(),
  payment_intent: z
    .object({ id: z.string(), status: z.string(), latest_charge: charge.nullable() })
    .nullable(),
})

/**
 * Asks Stripe for the state of a Checkout session and its payment.
 * @throws {StripeError} also for an answer of another shape than Stripe's
 */
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
  const { status, payment_status, amount_total, payment_intent: intent } = read(session, answer)
  if (payment_status !== 'unpaid') {
    const paid = intent?.latest_charge?.amount ?? amount_total ?? amount
    const refunded = intent?.latest_charge?.amount_refunded ?? 0
    const disputed =
      intent?.latest_charge?.disputed === true ? await disputedOf({ stripe, intentId: intent.id }) : 0
    return { state: 'paid', paymentIntentId: intent?.id ?? null, paid, refunded, disputed }
  }
  if (status === 'expired') return { state: 'expired' }
  const gaveUp = intent?.status === 'requires_payment_method' || intent?.status === 'canceled'
  // while the session is open another card may be tried; complete and on its way, it is waited for
  return { state: status === 'complete' && gaveUp ? 'failed' : 'open' }
}

const dispute = z.object({ amount: z.int(), status: z.string() })

/** How much of a payment is disputed and not (or not yet) decided for the seller. */
async function disputedOf({ stripe, intentId }: { stripe: Stripe; intentId: string }): Promise<number> {
  const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: 100 })
  return data
    .map((one) => read(dispute, one))
    .filter(({ status }) => TAKEN.has(status))
    .reduce((sum, { amount }) => sum + amount, 0)
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(answer)
  if (error) throw new Stripe.errors.StripeAPIError({ type: 'api_error', message: z.prettifyError(error) })
  return data
}
