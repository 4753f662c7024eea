import type { ArticleGuide } from '~/components/guide/GuideArticle'
import { useNonce } from '~/http/nonce'

export type ArticleDataProps = { guide: ArticleGuide; site: string; address: string }

/** What search engines read of the article. */
export function ArticleData({ guide, site, address }: ArticleDataProps) {
  const nonce = useNonce()
  const { title, summary, language, author, publishedAt, updatedAt, cover } = guide
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: language,
    author: { '@type': 'Organization', name: author },
    publisher: { '@type': 'Organization', name: 'Jianli', url: site },
    mainEntityOfPage: address,
    datePublished: publishedAt,
    dateModified: updatedAt,
    ...(cover ? { image: new URL(cover.url, site).href } : {}),
  }
  // A text could end the script's element; as an escape it means the same.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: json }} />
}
