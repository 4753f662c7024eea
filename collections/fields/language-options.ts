import { adminOptions } from '../languages/admin-language'

/** The site's languages to choose from, as people call them. */
export const languageOptions = () =>
  adminOptions({ 'zh-CN': { 'zh-CN': '中文', en: 'Chinese' }, en: { 'zh-CN': '英文', en: 'English' } })
