import type { Language } from './resumes/choices'

/** The specification's six template tags: stable keys with their names. */
export const TEMPLATE_TAGS = {
  'fresh-graduate': { 'zh-CN': '应届生', en: 'Recent graduate' },
  'campus-recruitment': { 'zh-CN': '校招', en: 'Campus recruitment' },
  minimalist: { 'zh-CN': '简约', en: 'Minimalist' },
  'single-page': { 'zh-CN': '单页', en: 'Single page' },
  'multi-page': { 'zh-CN': '多页', en: 'Multi-page' },
  english: { 'zh-CN': '英文', en: 'English' },
} as const satisfies Record<string, Record<Language, string>>

export type TemplateTag = keyof typeof TEMPLATE_TAGS
export const TEMPLATE_TAG_KEYS = Object.keys(TEMPLATE_TAGS) as [TemplateTag, ...TemplateTag[]]
