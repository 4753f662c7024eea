import type { Payload, Where } from 'payload'
import { findRow } from '~/database/rows.server'
import type { Order } from './order'

/** The first order that fits, read fresh and below access control: `where` names the owner where that matters. */
export function findOrder({ payload, where }: { payload: Payload; where: Where }): Promise<Order | null> {
  return findRow({ payload, collection: 'orders', where })
}
