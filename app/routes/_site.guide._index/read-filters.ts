import { GUIDE_TAG_KEYS, type GuideTag } from '../../../collections/guide-tags'
import { isLocale, type Locale } from '~/i18n/locales'

export type GuideFilters = { tag: GuideTag | null; language: Locale | 'all' | null; page: number }

/** The filters in an address; what doesn't fit is left out. Without a language it is the reader's. */
export function readFilters(search: URLSearchParams): GuideFilters {
  const language = search.get('language')
  const page = Number(search.get('page'))
  return {
    tag: GUIDE_TAG_KEYS.find((key) => key === search.get('tag')) ?? null,
    language: isLocale(language) || language === 'all' ? language : null,
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  }
}

/** The same list with something changed; a change of what is shown starts at the first page. */
export function addressOfList(filters: GuideFilters): string {
  const search = new URLSearchParams()
  if (filters.tag) search.set('tag', filters.tag)
  if (filters.language) search.set('language', filters.language)
  if (filters.page > 1) search.set('page', String(filters.page))
  return search.size > 0 ? `/guide?${search}` : '/guide'
}
