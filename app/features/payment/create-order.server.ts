import type { Payload, Where } from 'payload'
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stripe } from 'stripe'
import { DEFAULT_LANGUAGE, type Language } from '../../../collections/resumes/choices'
import type { Person } from '../auth/person-of-request.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { createTurns, type Turns } from '~/database/create-turns.server'
import { insertOnce } from '~/database/insert-once.server'
import { findVipType, type VipType } from '../membership/find-vip-type.server'
import { priceFor } from '../membership/price-for'
import { planOfType } from '../membership/plan-of-type'
import { closeOrder } from './close-order.server'
import { findOrder } from './find-order.server'
import { openCheckout } from './open-checkout.server'
import { OPEN_MINUTES, openKey, type Order, type PaymentServices } from './order'
import { stripeOf } from './stripe-client.server'

/** Milliseconds after which an order without a session counts as left alone by a server that died. */
const ALONE_MS = 25_000
/** An order that ends sooner is no use to pay. */
const TOO_LATE_MS = 60_000
const MOST_TRIES = 20

export type CreateOrderOptions = PaymentServices & {
  person: Person
  vipTypeId: string
  /** of the site, for coming back: `https://example.com` */
  origin: string
  language: Language
}
export type CreateOrderResult = { ok: true; order: Order } | { ok: false; reason: 'off' | 'no-type' | 'free' }

const turns = new WeakMap<Payload, Turns<CreateOrderResult>>()

/**
 * The person's open order of a plan, made where there is none, with the address to pay it at. A hundred requests at
 * once get the same one. When price, days or plan have changed since, or the reader's language now means another
 * currency, the open one is closed and a new one made.
 */
export function createOrder(options: CreateOrderOptions): Promise<CreateOrderResult> {
  const { payload, person, vipTypeId } = options
  const turn = turns.get(payload) ?? createTurns<CreateOrderResult>()
  turns.set(payload, turn)
  return turn({ key: `${person.id} ${vipTypeId}`, work: () => createNow(options) })
}

async function createNow(options: CreateOrderOptions): Promise<CreateOrderResult> {
  const { payload, env, person, vipTypeId } = options
  const stripe = stripeOf(env)
  if (!stripe) return { ok: false, reason: 'off' }
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const type = await findVipType({ payload, id: vipTypeId })
    if (!type?.active) return { ok: false, reason: 'no-type' }
    if (type.price === 0) return { ok: false, reason: 'free' }
    const key = openKey({ userId: String(person.id), typeId: String(type.id) })
    const known = await findOrder({ payload, where: { openKey: { equals: key } } })
    if (known && isOver({ order: known, type, language: options.language })) {
      const closed = await closeOrder({ ...options, order: known })
      // paid, or being paid, at this very moment: that is the order the person means
      if (closed && closed.status !== 'closed' && closed.sessionId) return { ok: true, order: closed }
      continue
    }
    const made = known
      ? null
      : await insertOnce({ payload, collection: 'orders', data: newOrder({ ...options, type, key }) })
    const order = known ?? made
    const opened = order && (await withCheckout({ ...options, stripe, order, isMine: made !== null }))
    if (opened) return { ok: true, order: opened }
  }
  throw new Error('the order changes faster than it can be read')
}

function isOver({ order, type, language }: { order: Order; type: VipType; language: Language }): boolean {
  const { price, currency } = priceFor({ type, language })
  const isOther = order.amount !== price || order.currency !== currency || order.days !== type.days
  const isLate = Date.parse(order.expiresAt) - Date.now() < TOO_LATE_MS
  const isAlone = !order.sessionId && Date.now() - Date.parse(order.createdAt) > ALONE_MS
  return isOther || isLate || isAlone
}

function newOrder(options: CreateOrderOptions & { type: VipType; key: string }) {
  const { person, type, key, origin, language } = options
  const now = Date.now()
  const { price, currency } = priceFor({ type, language })
  return {
    orderNo: orderNumber(new Date(now)),
    user: String(person.id),
    vipType: String(type.id),
    typeName: type.title ?? type.name[DEFAULT_LANGUAGE],
    plan: { ...planOfType(type) },
    amount: price,
    currency,
    days: type.days,
    status: 'pending' as const,
    refundedAmount: 0,
    disputedAmount: 0,
    openKey: key,
    expiresAt: new Date(now + OPEN_MINUTES * 60_000).toISOString(),
    revision: 0,
    origin,
    language,
  }
}

/** `JL20261121-48213097`: the day, then eight digits of chance. */
function orderNumber(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  return `JL${day}-${randomInt(10_000_000, 100_000_000)}`
}

type CheckoutOptions = CreateOrderOptions & { stripe: Stripe; order: Order; isMine: boolean }

/** The order with its address to pay, or null when it is open no more. */
async function withCheckout(options: CheckoutOptions): Promise<Order | null> {
  const { payload, stripe, person, isMine } = options
  const order = isMine ? options.order : await awaitSession(options)
  if (!order || order.status !== 'pending') return null
  if (order.payUrl) return order
  const session = await openCheckout({ stripe, order, email: person.email ?? null })
  const where: Where = { and: [{ id: { equals: order.id } }, { revision: { equals: order.revision } }] }
  const data = { ...session, revision: order.revision + 1 }
  return compareAndSet({ payload, collection: 'orders', where, data })
}

/** Who made the order asks Stripe for its session; the others wait, and do it themselves when nothing comes. */
async function awaitSession({ payload, order }: CheckoutOptions): Promise<Order | null> {
  const end = Date.now() + 5_000
  for (;;) {
    const now = await findOrder({ payload, where: { id: { equals: order.id } } })
    if (!now || now.payUrl || now.status !== 'pending' || Date.now() > end) return now
    await wait(250)
  }
}
