import type { Locale } from '~/i18n/locales'

/** Of the window; the editor's pages are drawn before it is there. */
export const EDITOR_TITLE: Record<Locale, string> = {
  'zh-CN': '编辑器 · 简历',
  en: 'Editor · Jianli',
}
