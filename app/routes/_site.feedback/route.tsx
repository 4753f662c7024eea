import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CircleCheck } from 'lucide-react'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { pageMeta } from '~/site/page-meta'
import { makeFormToken } from '~/features/proposals/form-token.server'
import { languageOf } from '~/http/language'
import type { RouteHandle } from '~/http/route-handle'
import { buttonClass } from '~/components/ui/button-class'
import { useTexts } from '~/i18n/use-texts'
import { FeedbackForm } from './FeedbackForm'
import { sendFeedback } from './send-feedback.server'
import { FEEDBACK_TEXTS } from './texts'

/** A plain form: it works without script. */
export const handle: RouteHandle = { scripts: false }

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const t = FEEDBACK_TEXTS[loaded?.locale ?? DEFAULT_LANGUAGE]
  return pageMeta({ matches, address: '/feedback', title: `${t.title} · Jianli`, description: t.text })
}

export function loader({ request, context }: LoaderFunctionArgs) {
  const { secret } = context.services.payload
  const headers = { 'Cache-Control': 'private, no-store' }
  return data({ locale: languageOf(request), formToken: makeFormToken({ secret }) }, { headers })
}

export async function action({ request, context: { services, ip } }: ActionFunctionArgs) {
  const outcome = await sendFeedback({ request, services, ip, locale: languageOf(request) })
  return data(outcome, { status: outcome.status })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function FeedbackPage() {
  const { formToken } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  return (
    <div className="jl-container flex flex-1 flex-col items-center py-12">
      {outcome?.sent ? <Sent /> : <FeedbackForm formToken={formToken} refused={outcome} />}
    </div>
  )
}

function Sent() {
  const t = useTexts(FEEDBACK_TEXTS).sent
  return (
    <div role="status" className="flex max-w-md flex-1 flex-col items-center justify-center text-center">
      <CircleCheck aria-hidden className="size-11 text-success" />
      <h1 className="mt-4 text-xl font-bold text-ink">{t.title}</h1>
      <p className="mt-2 text-base text-muted">{t.text}</p>
      <a href="/" className={buttonClass({ size: 'lg', className: 'mt-6' })}>
        {t.home}
      </a>
    </div>
  )
}
