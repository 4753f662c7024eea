import type { Payload } from 'payload'
import { findRows } from '~/database/rows.server'
import type { VipType } from './find-vip-type.server'

/** The plans in their order: those on sale, or all. */
export function listVipTypes(options: { payload: Payload; all?: boolean }): Promise<VipType[]> {
  return findRows({
    payload: options.payload,
    collection: 'vip-types',
    where: options.all ? {} : { active: { equals: true } },
    sort: ['order', 'price', 'id'],
    limit: 100,
  })
}
