import { engineering } from './engineering'
import { productDesign } from './product-design'
import { business } from './business'
import { careEducation } from './care-education'
import { graduate } from './graduate'
import { experienced } from './experienced'
import type { GroupSource } from './group-source'

/** The groups that come with Jianli, in their order. */
export const seededGroups: GroupSource[] = [
  engineering,
  productDesign,
  business,
  careEducation,
  graduate,
  experienced,
]
