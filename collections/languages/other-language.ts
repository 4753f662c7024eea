import type { Language } from '../resumes/choices'

/** Which language stands for “the other one”: the switch names it, and what is translated goes into it. */
const OTHER: Record<Language, Language> = { 'zh-CN': 'en', en: 'zh-CN' }

export function otherLanguage(language: Language): Language {
  return OTHER[language]
}
