import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isAdmin } from '../../../collections/roles'
import { GuideArticle } from '~/components/guide/GuideArticle'
import { GUIDE_PAGE_TEXTS } from '~/components/guide/page-texts'
import { SitePage } from '~/components/site/SitePage'
import { personOfRequest } from '~/features/auth/person-of-request.server'
import { findGuide } from '~/features/guides/find-guide.server'
import { loadArticle } from '~/features/guides/load-article.server'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { FollowEditor } from './FollowEditor'

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.guide.title ?? ''} · Jianli` },
]

/** The newest version in the site's own page, for the admin's live preview; everybody else finds nothing here. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { payload } = context.services
  const person = await personOfRequest({ payload, request, cookie: true })
  const guide =
    person && isAdmin(person) ? await findGuide({ payload, key: params.id ?? '', editor: person }) : null
  if (!guide) throw new Response(null, { status: 404 })
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
  return data(await loadArticle({ payload, guide }), { headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function GuidePreview() {
  const article = useLoaderData<typeof loader>()
  const t = useTexts(GUIDE_PAGE_TEXTS)
  return (
    <SitePage>
      <div className="jl-container py-8 md:py-14">
        <p role="note" className="mb-6 rounded-control bg-warning-tint px-4 py-2 text-base text-warning">
          {t.preview}
        </p>
        <div id="draft">
          <GuideArticle {...article} />
        </div>
      </div>
      <FollowEditor />
    </SitePage>
  )
}
