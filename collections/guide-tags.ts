import type { Language } from './resumes/choices'

/** What guides are about: stable keys with their names. */
export const GUIDE_TAGS = {
  writing: { 'zh-CN': '内容写作', en: 'Writing' },
  layout: { 'zh-CN': '排版', en: 'Layout' },
  ats: { 'zh-CN': '招聘系统', en: 'Hiring systems' },
  graduate: { 'zh-CN': '校招与应届', en: 'Graduates' },
  career: { 'zh-CN': '职业经历', en: 'Career' },
  photo: { 'zh-CN': '照片', en: 'Photo' },
  product: { 'zh-CN': '使用技巧', en: 'Using Jianli' },
} as const satisfies Record<string, Record<Language, string>>

export type GuideTag = keyof typeof GUIDE_TAGS
export const GUIDE_TAG_KEYS = Object.keys(GUIDE_TAGS) as [GuideTag, ...GuideTag[]]
