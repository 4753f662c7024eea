import type { Where } from 'payload'
import { Stripe } from 'stripe'
import * as z from 'zod'
import { compareAndSet } from '~/database/compare-and-set.server'
import { findRow } from '~/database/rows.server'
import { insertOnce } from '~/database/insert-once.server'
import { isDocumentId } from '~/database/is-document-id'
import { findOrder } from './find-order.server'
import type { PaymentServices } from './order'
import { stripeOf } from './stripe-client.server'
import { syncOrder } from './sync-order.server'

const named = z.object({ orderId: z.string() })
const shape = z.object({
  id: z.string().max(255),
  type: z.string().max(255),
  data: z.object({
    object: z.object({
      id: z.string().max(255).optional(),
      object: z.string(),
      payment_intent: z.string().nullish().catch(null),
    }),
  }),
})

export type TakeEventOptions = PaymentServices & {
  /** exactly as it came: the signature is over its bytes */
  body: string
  signature: string
}
export type TakeEventResult =
  | { ok: true; outcome: 'done' | 'known' | 'foreign' }
  | { ok: false; reason: 'off' | 'bad-signature' | 'unreadable' }

/**
 * Takes what Stripe tells. Only the id is believed, and only when the signature is right: Stripe itself is asked how
 * the order stands. An event about nothing of ours is answered as received, or Stripe would send it for days.
 */
export async function takeEvent(options: TakeEventOptions): Promise<TakeEventResult> {
  const { payload, env, body, signature } = options
  const stripe = stripeOf(env)
  if (!stripe || !env.STRIPE_WEBHOOK_SECRET) return { ok: false, reason: 'off' }
  const isSigned = isRight({ stripe, body, signature, secret: env.STRIPE_WEBHOOK_SECRET })
  if (!isSigned) return { ok: false, reason: 'bad-signature' }
  const read = shape.safeParse(JSON.parse(body))
  if (!read.success) return { ok: false, reason: 'unreadable' }
  const { id, type, data } = read.data
  const where = { eventId: { equals: id } }
  if (await findRow({ payload, collection: 'payment-events', where })) return { ok: true, outcome: 'known' }
  const orderId = await orderOf({ ...options, stripe, object: data.object })
  const order = orderId ? await syncOrder({ ...options, orderId }) : null
  const outcome = order ? 'done' : 'foreign'
  // written last: an event that was cut short is dealt with again
  await insertOnce({
    payload,
    collection: 'payment-events',
    data: { eventId: id, type, outcome, ...(order ? { order: order.id } : {}) },
  })
  return { ok: true, outcome }
}

function isRight(options: { stripe: Stripe; body: string; signature: string; secret: string }): boolean {
  const { stripe, body, signature, secret } = options
  try {
    stripe.webhooks.constructEvent(body, signature, secret)
    return true
  } catch {
    return false
  }
}

type Named = z.output<typeof shape>['data']['object']
type OrderOfOptions = PaymentServices & { stripe: Stripe; object: Named }

/** The id of our order that the event is about, or null. */
async function orderOf({ payload, stripe, object }: OrderOfOptions): Promise<string | null> {
  const sessionId = object.object === 'checkout.session' ? object.id : undefined
  const intentId = object.object === 'payment_intent' ? object.id : object.payment_intent
  const field: Where = sessionId
    ? { sessionId: { equals: sessionId } }
    : { paymentIntentId: { equals: intentId ?? '' } }
  if (!sessionId && !intentId) return null
  const known = await findOrder({ payload, where: field })
  if (known) return known.id
  const metadata = await metadataOf({ stripe, sessionId, intentId: intentId ?? undefined })
  const parsed = named.safeParse(metadata)
  if (!parsed.success || !isDocumentId(parsed.data.orderId)) return null
  const { orderId } = parsed.data
  // our server died between opening the session and keeping its id
  if (sessionId) {
    const where: Where = { and: [{ id: { equals: orderId } }, { sessionId: { exists: false } }] }
    await compareAndSet({ payload, collection: 'orders', where, data: { sessionId, revision: { $inc: 1 } } })
  }
  return orderId
}

type MetadataOptions = { stripe: Stripe; sessionId: string | undefined; intentId: string | undefined }

/** What Stripe keeps with it, or null where it knows no such thing. */
async function metadataOf({ stripe, sessionId, intentId }: MetadataOptions): Promise<unknown> {
  try {
    if (sessionId) return (await stripe.checkout.sessions.retrieve(sessionId)).metadata
    return intentId ? (await stripe.paymentIntents.retrieve(intentId)).metadata : null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
    throw error
  }
}
