import { LANGUAGES, type Language } from '../resumes/schema'

const NAMES: Record<Language, { en: string; zh: string }> = {
  'zh-CN': { en: 'Chinese', zh: '中文' },
  en: { en: 'English', zh: '英文' },
}

/** The site's languages to choose from, as people call them. */
export const languageOptions = () => LANGUAGES.map((value) => ({ value, label: NAMES[value] }))
