import type { DataFromCollectionSlug } from 'payload'
import type { PlanSnapshot } from '../../../collections/membership/ledger'

/** What is kept of a plan when it is bought or given: later changes of it don't reach this copy. */
export function planOfType(type: DataFromCollectionSlug<'vip-types'>): PlanSnapshot {
  const { vipTemplates, resumes, shareLinks, versions, aiTasksPerDay } = type.entitlements
  return {
    typeId: String(type.id),
    name: { zh: type.name.zh, en: type.name.en },
    level: type.level,
    entitlements: { vipTemplates: vipTemplates ?? false, resumes, shareLinks, versions, aiTasksPerDay },
  }
}
