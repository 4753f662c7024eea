import type { MetaDescriptor } from '@remix-run/react'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../collections/resumes/choices'
import { inLanguage, withoutLanguage } from '~/http/language-address'
import { isLocale, type Locale } from '~/i18n/locales'

export type PageMetaOptions = {
  matches: { id: string; data?: unknown }[]
  /** Its address on this site, with what tells it from its neighbours: `/guide?page=2`. */
  address: string
  title: string
  description: string
  /** The language of what is written there; left out for pages that are there in both. */
  language?: Locale
  /** Where its card is drawn: `/cards/guide/first-resume.jpg`; the site's own where it has none. */
  card?: string
  type?: 'website' | 'article'
  /** Of an article, ISO 8601. */
  dates?: { published: string | null; changed: string }
}

export const CARD_SIZE = { width: 1200, height: 630 }
const OG_LOCALES: Record<Locale, string> = { 'zh-CN': 'zh_CN', en: 'en_US' }

/**
 * What a public page says of itself to search engines and to those it is shared with. A page in both languages has an
 * address for each (`?hl=`), which is its canonical one; the bare address is for readers of any language.
 */
export function pageMeta(options: PageMetaOptions): MetaDescriptor[] {
  const { title, description, language, type = 'website', dates } = options
  const { origin, locale } = rootOf(options.matches)
  const address = withoutLanguage(options.address)
  const own = origin + (language ? address : inLanguage({ address, language: locale }))
  const shown = language ?? locale
  const card = `${origin}${inLanguage({ address: options.card ?? '/cards/site.jpg', language: shown })}`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: own },
    ...(language ? [] : alternates({ origin, address })),
    { property: 'og:site_name', content: 'Jianli' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: own },
    { property: 'og:locale', content: OG_LOCALES[shown] },
    { property: 'og:image', content: card },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(CARD_SIZE.width) },
    { property: 'og:image:height', content: String(CARD_SIZE.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(dates?.published ? [{ property: 'article:published_time', content: dates.published }] : []),
    ...(dates ? [{ property: 'article:modified_time', content: dates.changed }] : []),
  ]
}

function alternates({ origin, address }: { origin: string; address: string }): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
  return [
    ...LANGUAGES.map((language) => link(language, origin + inLanguage({ address, language }))),
    link('x-default', origin + address),
  ]
}

/** The site's address and the page's language, which the root knows. */
export function rootOf(matches: PageMetaOptions['matches']): { origin: string; locale: Locale } {
  const data = matches.find(({ id }) => id === 'root')?.data
  const known = typeof data === 'object' && data !== null ? data : {}
  return {
    origin: 'origin' in known && typeof known.origin === 'string' ? known.origin : '',
    locale: 'locale' in known && isLocale(known.locale) ? known.locale : DEFAULT_LANGUAGE,
  }
}
