import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CircleAlert, LockKeyhole } from 'lucide-react'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { isOtherEngine } from '~/document/render/engine-breaks'
import { languageOf } from '~/http/language'
import { readCookie } from '~/http/read-cookie'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { THEME_COOKIE, isTheme } from '~/theme/themes'
import { MessagePage } from '~/site/MessagePage'
import { buttonClass } from '~/components/ui/button-class'
import { SitePage } from '~/site/SitePage'
import { fieldClass } from '~/components/ui/field-class'
import { loadPreview, type PreviewOutcome } from './load-preview.server'
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
  const byOther = isOtherEngine(request.headers.get('user-agent') ?? '')
  const loaded = await loadPreview({
    services,
    ip,
    page: context.page,
    look: [locale, isTheme(theme) ? theme : 'system', byOther].join(' '),
    id: params.id ?? '',
    code: searchParams.get('code') ?? '',
    request,
  })
  const headers: Record<string, string> = { 'Cache-Control': 'private, no-store' }
  if (loaded.cookie) headers['Set-Cookie'] = loaded.cookie
  if (loaded.retryAfter) headers['Retry-After'] = String(loaded.retryAfter)
  return data({ locale, byOther, outcome: loaded.outcome }, { status: loaded.status, headers })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function PreviewPage() {
  const { outcome, byOther } = useLoaderData<typeof loader>()
  const t = useTexts(PREVIEW_TEXTS)
  if (outcome.kind === 'open') {
    const { preview, download, review } = outcome
    return <SharedResume {...{ preview, download, review, byOther }} />
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

/** One field, a plain GET form. */
function AskCode({ outcome }: { outcome: Extract<PreviewOutcome, { kind: 'ask' }> }) {
  const t = useTexts(PREVIEW_TEXTS)
  const error = outcome.problem === 'too-many' ? t.tooMany(outcome.minutes) : outcome.problem ? t.wrong : null
  return (
    <SitePage account={false}>
      <div className="jl-container flex flex-1 flex-col items-center justify-center py-16">
        <form
          method="get"
          // The browser would refuse in its own words and language.
          noValidate
          className="w-full max-w-sm rounded-card bg-surface p-8 shadow-rest"
        >
          <span className="flex size-11 items-center justify-center rounded-card bg-hover text-muted">
            <LockKeyhole aria-hidden className="size-5" />
          </span>
          <h1 className="mt-6 text-xl font-bold text-ink">{t.askTitle}</h1>
          <p className="mt-1 text-base text-muted">{t.askText}</p>
          <label htmlFor="code" className="mt-6 mb-1 block text-sm text-ink">
            {t.code}
          </label>
          <input
            id="code"
            name="code"
            required
            autoFocus
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'code-error' : undefined}
            className={fieldClass({ size: 'lg', className: 'tracking-widest tabular-nums' })}
          />
          {error && (
            <p id="code-error" role="alert" className="mt-2 flex items-start gap-1 text-sm text-danger">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          )}
          <button
            type="submit"
            className={buttonClass({ look: 'primary', size: 'lg', className: 'mt-6 w-full' })}
          >
            {t.open}
          </button>
        </form>
      </div>
    </SitePage>
  )
}
