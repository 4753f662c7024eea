import type { Language } from '../../../collections/resumes/choices'

/** Whether a language is written with full-width signs: ， 。 （ ） */
export const HAS_FULL_WIDTH_SIGNS: Record<Language, boolean> = { 'zh-CN': true, en: false }
