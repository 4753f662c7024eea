import type { ArticleGuide } from '~/components/guide/GuideArticle'
import { GUIDE_PAGE_TEXTS } from '~/components/guide/page-texts'
import { breadcrumbs } from '~/site/breadcrumbs'
import { StructuredData } from '~/site/StructuredData'
import { useTexts } from '~/i18n/use-texts'

export type ArticleDataProps = { guide: ArticleGuide; origin: string; path: string; card: string }

/** What search engines read of the article. */
export function ArticleData({ guide, origin, path, card }: ArticleDataProps) {
  const t = useTexts(GUIDE_PAGE_TEXTS)
  const { title, summary, language, author, publishedAt, updatedAt, cover } = guide
  const article = {
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: language,
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: 'Jianli', url: origin },
    mainEntityOfPage: origin + path,
    datePublished: publishedAt,
    dateModified: updatedAt,
    image: new URL(cover?.url ?? card, origin).href,
  }
  const steps = [
    { name: t.title, path: '/guide' },
    { name: title, path },
  ]
  return <StructuredData data={[article, breadcrumbs({ origin, steps })]} />
}
