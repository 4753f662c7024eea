import type { PagePlan } from './types'

/** The plan of a document's first page alone, which still knows how many there are. */
export function firstPageOf(plan: PagePlan): PagePlan {
  return { ...plan, pages: plan.pages.slice(0, 1), of: plan.pages.length }
}
