import { adminText } from '../languages/admin-language'
import { LANGUAGES, type Language } from '../resumes/choices'

const NAMES: Record<Language, Record<Language, string>> = {
  'zh-CN': { 'zh-CN': '中文', en: 'Chinese' },
  en: { 'zh-CN': '英文', en: 'English' },
}

/** The site's languages to choose from, as people call them. */
export const languageOptions = () => LANGUAGES.map((value) => ({ value, label: adminText(NAMES[value]) }))
