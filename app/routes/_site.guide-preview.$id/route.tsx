import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { templateCodesOf } from '../../../collections/guides/template-codes'
import { isAdmin } from '../../../collections/roles'
import { GuideArticle } from '~/components/guide/GuideArticle'
import { GUIDE_PAGE_TEXTS } from '~/components/guide/page-texts'
import { personOfRequest } from '~/features/auth/person-of-request.server'
import { findGuide } from '~/features/guides/find-guide.server'
import { loadArticle } from '~/features/guides/load-article.server'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { FollowEditor } from './FollowEditor'

const NOTE = 'mb-6 rounded-control bg-warning-tint px-4 py-2 text-base text-warning shadow-rest'

export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${loaded?.article.guide.title ?? ''} · Jianli` },
]

/** The newest version in the site's own page, for the admin's live preview; everybody else finds nothing here. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { payload } = context.services
  const person = await personOfRequest({ payload, request, cookie: true })
  const guide =
    person && isAdmin(person) ? await findGuide({ payload, key: params.id ?? '', editor: person }) : null
  if (!guide) throw new Response(null, { status: 404 })
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
  const article = await loadArticle({ payload, guide })
  const shown = article.templates.map(({ code }) => code)
  const missing = templateCodesOf(guide.content).filter((code) => !shown.includes(code))
  return data({ article, missing }, { headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function GuidePreview() {
  const { article, missing } = useLoaderData<typeof loader>()
  const t = useTexts(GUIDE_PAGE_TEXTS)
  return (
    <>
      <div className="jl-container py-8 md:py-14">
        <p role="note" className={NOTE}>
          {t.preview}
        </p>
        <div id="draft">
          {missing.length > 0 && (
            <p role="note" className={NOTE}>
              {t.noTemplate(missing.join(', '))}
            </p>
          )}
          <GuideArticle {...article} />
        </div>
      </div>
      <FollowEditor />
    </>
  )
}
