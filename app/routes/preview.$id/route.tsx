import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { languageOf } from '~/http/language'
import { readCookie } from '~/http/read-cookie'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { THEME_COOKIE, isTheme } from '~/theme/themes'
import { MessagePage } from '~/site/MessagePage'
import { buttonClass } from '~/components/ui/button-class'
import { AskCode } from './AskCode'
import { loadPreview } from './load-preview.server'
import { SharedResume } from './SharedResume'
import { PREVIEW_TEXTS } from './texts'

/** Reading needs no script: the page is drawn from its stored plan. Comments bring a small one of their own. */
export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const t = PREVIEW_TEXTS[loaded?.locale ?? DEFAULT_LANGUAGE]
  const name = loaded?.outcome.kind === 'open' ? loaded.outcome.preview.name : ''
  return [
    { title: [name, t.shared].filter(Boolean).join(' · ') },
    // The same for all: a description travels with a link into messengers.
    { name: 'description', content: t.description },
    // The address holds the code: it must not travel with links.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services, ip } = context
  const { searchParams } = new URL(request.url)
  const locale = languageOf(request)
  const theme = readCookie({ headers: request.headers, name: THEME_COOKIE })
  const loaded = await loadPreview({
    services,
    ip,
    page: context.page,
    look: `${locale} ${isTheme(theme) ? theme : 'system'}`,
    id: params.id ?? '',
    code: searchParams.get('code') ?? '',
    request,
  })
  const headers: Record<string, string> = { 'Cache-Control': 'private, no-store' }
  if (loaded.cookie) headers['Set-Cookie'] = loaded.cookie
  if (loaded.retryAfter) headers['Retry-After'] = String(loaded.retryAfter)
  return data({ locale, outcome: loaded.outcome }, { status: loaded.status, headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function PreviewPage() {
  const { outcome } = useLoaderData<typeof loader>()
  const t = useTexts(PREVIEW_TEXTS)
  if (outcome.kind === 'open') {
    const { preview, download, review } = outcome
    return <SharedResume {...{ preview, download, review }} />
  }
  if (outcome.kind === 'ask') return <AskCode outcome={outcome} />
  if (outcome.kind === 'kept') return null
  const words = outcome.kind === 'ended' ? t.ended[outcome.end] : t[outcome.kind]
  return (
    <MessagePage title={words.title} text={words.text}>
      {outcome.kind === 'busy' && (
        <a href="" className={buttonClass({ look: 'primary' })}>
          {t.reload}
        </a>
      )}
      <a href="/" className={buttonClass()}>
        {t.home}
      </a>
    </MessagePage>
  )
}
