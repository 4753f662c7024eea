import { useLocale } from './locale-context'
import type { Locale } from './locales'

/** The table of the reader's language: `const t = useTexts(TEXTS)`, then `t.title`. */
export function useTexts<T>(tables: Record<Locale, T>): T {
  return tables[useLocale()]
}
