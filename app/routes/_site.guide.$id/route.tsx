import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChevronLeft } from 'lucide-react'
import { GuideArticle, type ArticleGuide } from '~/components/guide/GuideArticle'
import { GuideContents } from '~/components/guide/GuideContents'
import { outlineOf } from '~/components/guide/outline'
import { GUIDE_PAGE_TEXTS } from '~/components/guide/page-texts'
import { pageMeta } from '~/site/page-meta'
import { findGuide } from '~/features/guides/find-guide.server'
import { showKeptGuide } from '~/features/guides/kept-guide.server'
import { findNeighbours } from '~/features/guides/find-neighbours.server'
import { loadArticle } from '~/features/guides/load-article.server'
import type { RouteHandle } from '~/http/route-handle'
import { siteOrigin } from '~/http/site-origin'
import { useTexts } from '~/i18n/use-texts'
import { breadcrumbs } from '~/site/breadcrumbs'
import { StructuredData } from '~/site/StructuredData'
import { ReadNext } from './ReadNext'

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [{ title: 'Jianli' }]
  const { guide } = data.article
  return pageMeta({
    matches,
    address: data.path,
    title: `${guide.title} · Jianli`,
    description: guide.summary,
    language: guide.language,
    card: data.card,
    type: 'article',
    dates: { published: guide.publishedAt, changed: guide.updatedAt },
  })
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services } = context
  const { payload } = services
  const key = params.id ?? ''
  if (await showKeptGuide({ request, services, page: context.page, slug: key })) return null
  const guide = await findGuide({ payload, key })
  if (!guide) throw new Response(null, { status: 404 })
  if (guide.slug !== key) throw redirect(`/guide/${guide.slug}`, 301)
  const [article, neighbours] = await Promise.all([
    loadArticle({ payload, guide }),
    findNeighbours({ payload, guide }),
  ])
  const origin = siteOrigin({ request, services })
  const { slug } = guide
  return { article, ...neighbours, origin, path: `/guide/${slug}`, card: `/cards/guide/${slug}.jpg` }
}

export default function Guide() {
  const t = useTexts(GUIDE_PAGE_TEXTS)
  const loaded = useLoaderData<typeof loader>()
  // Sent as it was rendered before.
  if (!loaded) return null
  const { article, related, previous, next, origin, path, card } = loaded
  const { guide, nodes } = article
  return (
    <>
      <ArticleData guide={guide} origin={origin} path={path} card={card} />
      <div className="jl-container py-8 md:py-14">
        <a
          href="/guide"
          className="mb-6 inline-flex min-h-8 items-center gap-1 text-base text-muted no-underline hover:text-ink pointer-coarse:min-h-11"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {t.back}
        </a>
        <div className="gap-16 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(12rem,16rem)] lg:justify-between">
          <GuideArticle {...article} />
          <aside className="max-lg:hidden">
            <GuideContents look="beside" entries={outlineOf(nodes)} language={guide.language} />
          </aside>
        </div>
        <ReadNext related={related} previous={previous} next={next} />
      </div>
    </>
  )
}

type ArticleDataProps = { guide: ArticleGuide; origin: string; path: string; card: string }

/** What search engines read of the article. */
function ArticleData({ guide, origin, path, card }: ArticleDataProps) {
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
