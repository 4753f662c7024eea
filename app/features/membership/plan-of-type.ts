import type { DataFromCollectionSlug } from 'payload'
import { entitlementsIn } from '../../../collections/membership/benefits'
import type { PlanSnapshot } from '../../../collections/membership/ledger'

/** What is kept of a plan when it is bought or given: later changes of it don't reach this copy. */
export function planOfType(type: DataFromCollectionSlug<'vip-types'>): PlanSnapshot {
  return {
    typeId: String(type.id),
    name: type.name,
    level: type.level,
    entitlements: entitlementsIn(type.entitlements),
  }
}
