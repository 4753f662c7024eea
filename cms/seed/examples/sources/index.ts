import type { Language } from '../../../../collections/resumes/schema'
import type { ExampleSource, WrittenExample } from '../example-source'
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
export const seededExamples: ExampleSource[] = [
  ...ofGroup('business', { en: businessEn, 'zh-CN': businessZh }),
  ...ofGroup('care-education', { en: careEducationEn, 'zh-CN': careEducationZh }),
  ...ofGroup('engineering', { en: engineeringEn, 'zh-CN': engineeringZh }),
  ...ofGroup('experienced', { en: experiencedEn, 'zh-CN': experiencedZh }),
  ...ofGroup('graduate', { en: graduateEn, 'zh-CN': graduateZh }),
  ...ofGroup('product-design', { en: productDesignEn, 'zh-CN': productDesignZh }),
]

function ofGroup(group: string, examples: Record<Language, WrittenExample[]>): ExampleSource[] {
  return (['en', 'zh-CN'] as const).flatMap((language) =>
    examples[language].map((example) => ({ ...example, group, language })),
  )
}
