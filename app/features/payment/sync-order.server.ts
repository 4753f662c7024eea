import type { Payload, Where } from 'payload'
import { planIn, readLedger } from '../membership/read-ledger.server'
import { rebuildMembership } from '../membership/rebuild-membership.server'
import { compareAndSet } from '~/database/compare-and-set.server'
import { createTurns, type Turns } from '~/database/create-turns.server'
import { insertOnce } from '~/database/insert-once.server'
import { askStripe, type PaymentTruth } from './ask-stripe.server'
import { daysTakenBack } from './days-taken-back'
import { findOrder } from './find-order.server'
import { doneKey, idOf, type Order, type PaymentServices } from './order'
import { stripeOf } from './stripe-client.server'

const MOST_TRIES = 200

export type SyncOrderOptions = PaymentServices & { orderId: string }

const turns = new WeakMap<Payload, Turns<Order | null>>()

/**
 * Brings an order, and the days bought with it, to what Stripe says: the only thing that changes an order's state. It
 * may run at any time, any number of times and many times at once, and may be killed between any two of its writes;
 * the next run completes it. A hundred who ask at once in one process make two runs. Null: there is no such order.
 *
 * The order and its rows are read before Stripe is asked, and each write fails when they have changed since: so nobody
 * can write an older answer over a newer one. The order itself is written last; while it is behind, nothing is lost.
 */
export function syncOrder(options: SyncOrderOptions): Promise<Order | null> {
  const { payload, orderId } = options
  const turn = turns.get(payload) ?? createTurns<Order | null>()
  turns.set(payload, turn)
  return turn({ key: orderId, work: () => syncNow(options) })
}

async function syncNow(options: SyncOrderOptions): Promise<Order | null> {
  const { payload, env, orderId } = options
  const stripe = stripeOf(env)
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const order = await findOrder({ payload, where: { id: { equals: orderId } } })
    if (!order?.sessionId || !stripe) return order
    const source = sourceOf(order)
    const rows = await readLedger({ payload, where: { source: { equals: source } } })
    const truth = await askStripe({ stripe, sessionId: order.sessionId, amount: order.amount })
    // what a merge moved stands in parts of a day on both sides, and floats leave a rest of their sum
    const given = Math.round(rows.reduce((sum, { days }) => sum + days, 0))
    const due = netDays({ order, truth }) - given
    if (due !== 0 && !(await writeRow({ ...options, order, index: rows.length, days: due }))) continue
    const changes = changesTo({ order, truth, now: new Date() })
    if (due === 0 && !changes) return order
    // an account that was deleted has nothing to copy its days to; the rows of its order still count
    if (order.user) await rebuildMembership({ payload, userId: idOf(order.user) })
    if (!changes) return order
    const where: Where = { and: [{ id: { equals: orderId } }, { revision: { equals: order.revision } }] }
    const data = { ...changes, revision: order.revision + 1 }
    const changed = await compareAndSet({ payload, collection: 'orders', where, data })
    if (changed) return changed
  }
  throw new Error(`the order ${orderId} changes faster than it can be read`)
}

/** Names the order's rows in the ledger. */
function sourceOf({ id }: Order): string {
  return `order:${id}`
}

/** How many days the order has given when everything Stripe says is done. */
function netDays({ order, truth }: { order: Order; truth: PaymentTruth }): number {
  if (truth.state !== 'paid') return 0
  const { paid, refunded, disputed } = truth
  return order.days - daysTakenBack({ days: order.days, paid, refunded: refunded + disputed })
}

type RowOptions = SyncOrderOptions & { order: Order; index: number; days: number }

/** The next row of the order; false when another wrote it first. */
async function writeRow({ payload, order, index, days }: RowOptions): Promise<boolean> {
  const source = sourceOf(order)
  const data = {
    key: `${source}:${index}`,
    source,
    // nobody's once its owner has ended their account
    ...(order.user ? { user: idOf(order.user) } : {}),
    cause: index === 0 ? ('order' as const) : ('refund' as const),
    days,
    at: new Date().toISOString(),
    plan: { ...planIn(order.plan) },
    order: order.id,
  }
  return (await insertOnce({ payload, collection: 'ledger', data })) !== null
}

/** What of the order has to change, or null. Money decides: a payment counts for a closed order too. */
function changesTo({ order, truth, now }: { order: Order; truth: PaymentTruth; now: Date }) {
  if (truth.state === 'open') return null
  if (truth.state !== 'paid') {
    const status = truth.state === 'expired' ? ('closed' as const) : ('failed' as const)
    return order.status === 'pending' ? { status, openKey: doneKey(order.id) } : null
  }
  const { paid, refunded, disputed, paymentIntentId } = truth
  const status = refunded >= paid ? ('refunded' as const) : ('paid' as const)
  const isMoved = order.refundedAmount !== refunded || order.disputedAmount !== disputed
  if (order.status === status && !isMoved) return null
  const due = now.toISOString()
  return {
    ...{ status, refundedAmount: refunded, disputedAmount: disputed, paymentIntentId },
    openKey: doneKey(order.id),
    ...(order.paidAt ? {} : { paidAt: due, receiptDueAt: due }),
    ...(isMoved ? { refundMailDueAt: due } : {}),
  }
}
