import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { GuideArticle } from '~/components/guide/GuideArticle'
import { GuideContents } from '~/components/guide/GuideContents'
import { outlineOf } from '~/components/guide/outline'
import { GUIDE_PAGE_TEXTS } from '~/components/guide/page-texts'
import { SitePage } from '~/components/site/SitePage'
import { findGuide } from '~/features/guides/find-guide.server'
import { findNeighbours } from '~/features/guides/find-neighbours.server'
import { loadArticle } from '~/features/guides/load-article.server'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { ArticleData } from './ArticleData'
import { ReadNext } from './ReadNext'

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: 'Jianli' }]
  const { guide } = data.article
  return [
    { title: `${guide.title} · Jianli` },
    { name: 'description', content: guide.summary },
    { tagName: 'link', rel: 'canonical', href: data.address },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: guide.title },
    { property: 'og:description', content: guide.summary },
  ]
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { payload, env } = context.services
  const key = params.id ?? ''
  const guide = await findGuide({ payload, key })
  if (!guide) throw new Response(null, { status: 404 })
  if (guide.slug !== key) throw redirect(`/guide/${guide.slug}`, 301)
  const [article, neighbours] = await Promise.all([
    loadArticle({ payload, guide }),
    findNeighbours({ payload, guide }),
  ])
  const site = env.APP_URL ?? new URL(request.url).origin
  return { article, ...neighbours, site, address: new URL(`/guide/${guide.slug}`, site).href }
}

export default function Guide() {
  const { article, related, previous, next, site, address } = useLoaderData<typeof loader>()
  const t = useTexts(GUIDE_PAGE_TEXTS)
  const { guide, nodes } = article
  return (
    <SitePage>
      <ArticleData guide={guide} site={site} address={address} />
      <div className="jl-container py-8 md:py-14">
        <a
          href="/guide"
          className="mb-6 inline-flex min-h-8 items-center text-base text-muted no-underline hover:text-ink pointer-coarse:min-h-11"
        >
          ← {t.back}
        </a>
        <div className="gap-16 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(12rem,16rem)] lg:justify-between">
          <GuideArticle {...article} />
          <aside className="max-lg:hidden">
            <GuideContents look="beside" entries={outlineOf(nodes)} language={guide.language} />
          </aside>
        </div>
        <ReadNext related={related} previous={previous} next={next} />
      </div>
    </SitePage>
  )
}
