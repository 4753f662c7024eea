import type { Language } from '../../collections/resumes/schema'

/** The parameter that names a page's language, for search engines and shared links. */
export const LANGUAGE_PARAMETER = 'hl'

/** An address of this site in one language: `/template?group=a` becomes `/template?group=a&hl=en`. */
export function inLanguage({ address, language }: { address: string; language: Language }): string {
  const bare = withoutLanguage(address)
  return `${bare}${bare.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`
}

/** The same address for readers of any language. */
export function withoutLanguage(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  if (!search.has(LANGUAGE_PARAMETER)) return address
  search.delete(LANGUAGE_PARAMETER)
  return search.size > 0 ? `${path}?${search}` : path
}
