import { LANGUAGES } from '../../../collections/resumes/choices'
import { StructuredData } from '~/site/StructuredData'
import type { Locale } from '~/i18n/locales'
import { HOME_TEXTS } from './texts'

/** What the site is. The questions stay out: search engines show none of a product's, and a page's first packets are few. */
export function SiteData({ origin, locale }: { origin: string; locale: Locale }) {
  const { description } = HOME_TEXTS[locale]
  const id = `${origin}/#site`
  const site = {
    '@type': 'WebSite',
    '@id': id,
    name: 'Jianli',
    alternateName: '简历',
    url: `${origin}/`,
    inLanguage: LANGUAGES,
  }
  const application = {
    '@type': 'WebApplication',
    name: 'Jianli',
    description,
    url: `${origin}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isPartOf: { '@id': id },
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  }
  return <StructuredData data={[site, application]} />
}
