import type { Language } from '../resumes/choices'

/** Each language in its own words, whoever reads it. */
export const OWN_NAMES: Record<Language, string> = { 'zh-CN': '中文', en: 'English' }
