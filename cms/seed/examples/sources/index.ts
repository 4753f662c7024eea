import { businessEn } from './business-en'
import { businessZh } from './business-zh'
import { careEducationEn } from './care-education-en'
import { careEducationZh } from './care-education-zh'
import { engineeringEn } from './engineering-en'
import { engineeringZh } from './engineering-zh'
import { experiencedEn } from './experienced-en'
import { experiencedZh } from './experienced-zh'
import { graduateEn } from './graduate-en'
import { graduateZh } from './graduate-zh'
import { productDesignEn } from './product-design-en'
import { productDesignZh } from './product-design-zh'

/** The examples that come with Jianli; a group's examples stand in this order. */
export const seededExamples = [
  ...businessEn,
  ...businessZh,
  ...careEducationEn,
  ...careEducationZh,
  ...engineeringEn,
  ...engineeringZh,
  ...experiencedEn,
  ...experiencedZh,
  ...graduateEn,
  ...graduateZh,
  ...productDesignEn,
  ...productDesignZh,
]
