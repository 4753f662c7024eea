import { StructuredData } from '~/components/site/StructuredData'
import type { Locale } from '~/i18n/locales'
import { HOME_TEXTS } from './texts'

/** What the site is, and the questions that its home page answers. */
export function SiteData({ origin, locale }: { origin: string; locale: Locale }) {
  const { description, answers } = HOME_TEXTS[locale]
  const id = `${origin}/#site`
  const site = {
    '@type': 'WebSite',
    '@id': id,
    name: 'Jianli',
    alternateName: '简历',
    url: `${origin}/`,
    inLanguage: ['zh-CN', 'en'],
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
  const questions = {
    '@type': 'FAQPage',
    mainEntity: Object.values(answers).map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  }
  return <StructuredData data={[site, application, questions]} />
}
