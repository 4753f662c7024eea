import type { Payload, Where } from 'payload'
import type { Person } from '../auth/person-of-request.server'
import { isDocumentId } from '~/database/is-document-id'
import { closeOrder } from './close-order.server'
import { findOrder } from './find-order.server'
import type { Order, PaymentServices } from './order'
import { syncOrder } from './sync-order.server'

type Owned = { payload: Payload; person: Person }

/** A person's own order as Stripe has it now; as it was last known where Stripe can't be asked. Null: not theirs. */
export async function orderStatus(
  options: PaymentServices & { person: Person; orderId: string },
): Promise<Order | null> {
  const { payload, person, orderId, log } = options
  if (!isDocumentId(orderId)) return null
  const where: Where = { and: [{ id: { equals: orderId } }, { user: { equals: person.id } }] }
  const order = await findOrder({ payload, where })
  if (order?.status !== 'pending') return order
  const isLate = Date.parse(order.expiresAt) <= Date.now()
  const ask = isLate ? closeOrder({ ...options, order }) : syncOrder({ ...options, orderId })
  return ask.catch((error: unknown) => {
    log.warn({ err: error, order: orderId }, 'Stripe could not be asked')
    return order
  })
}

const PAYABLE: Where = { payUrl: { exists: true } }

/** A person's own orders, newest first; not those for which Stripe gave no address to pay at. */
export async function listOrders(options: Owned & { pageNum: number; pageSize: number }) {
  const { payload, person, pageNum, pageSize } = options
  const { docs, totalDocs } = await payload.find({
    collection: 'orders',
    where: {
      and: [{ user: { equals: person.id } }, { or: [PAYABLE, { status: { not_equals: 'pending' } }] }],
    },
    sort: '-createdAt',
    page: pageNum,
    limit: pageSize,
    depth: 0,
    // the collection is open to administrators only; `where` names the owner
    overrideAccess: true,
  })
  return { total: totalDocs, list: docs }
}
