import * as z from 'zod'
import type { Language } from '../../../collections/resumes/choices'
import { readYaml } from '../read-yaml'

const inBoth = z.strictObject({ 'zh-CN': z.string(), en: z.string() } satisfies Record<Language, z.ZodString>)

const groupSource = z.strictObject({
  key: z.string(),
  order: z.number(),
  title: inBoth,
  summary: inBoth,
  /** the Markdown subset of the resume page, with `## ` headings */
  text: inBoth,
})

/** A resume group as it is seeded; its types are the examples that name it. */
export type GroupSource = z.output<typeof groupSource>

/** The groups that come with Jianli, in their order. */
export const GROUP_KEYS = [
  'engineering',
  'product-design',
  'business',
  'care-education',
  'graduate',
  'experienced',
]

export const readGroup = (key: string): GroupSource =>
  readYaml({ file: `cms/seed/groups/${key}.yaml`, schema: groupSource })
