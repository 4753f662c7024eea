import type { MetaDescriptor } from '@remix-run/react'
import { isLocale, type Locale } from '~/i18n/locales'

type Options = {
  texts: Record<Locale, { meta: string; line: string }>
  matches: { id: string; data?: unknown }[]
}

/** Title and description of a tool in the language that the root knows. */
export function toolMeta({ texts, matches }: Options): MetaDescriptor[] {
  const data = matches.find(({ id }) => id === 'root')?.data
  const locale = typeof data === 'object' && data !== null && 'locale' in data ? data.locale : undefined
  const t = texts[isLocale(locale) ? locale : 'zh-CN']
  return [{ title: t.meta }, { name: 'description', content: t.line }]
}
