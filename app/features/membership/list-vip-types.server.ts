import type { Payload } from 'payload'
import type { VipType } from './find-vip-type.server'

/** The plans in their order: those on sale, or all. */
export async function listVipTypes(options: { payload: Payload; all?: boolean }): Promise<VipType[]> {
  const { docs } = await options.payload.find({
    collection: 'vip-types',
    where: options.all ? {} : { active: { equals: true } },
    sort: ['order', 'price', 'id'],
    limit: 100,
    pagination: false,
    depth: 0,
    // what is on sale is public; the collection itself is open to administrators only
    overrideAccess: true,
  })
  return docs
}
