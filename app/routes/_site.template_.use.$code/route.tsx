import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findTemplate } from '~/features/templates/find-template.server'
import { templatePicture } from '~/features/templates/template-picture'
import { asksNow } from '~/http/asks-now'
import { languageOf } from '~/http/language'
import { USE_TEXTS } from './texts'
import { UsePage } from './UsePage'

export { meta } from './use-meta'

/** A published template to look at and use. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const template = await findTemplate({ payload: context.services.payload, code: params.code ?? '' })
  if (!template) throw new Response(null, { status: 404 })
  // what is for members is asked for by a call, which knows who asks
  if (template.vipOnly) throw redirect(`/start/${template.code}`)
  const locale = languageOf(request)
  const { code, title, language } = template
  return {
    locale,
    place: code,
    page: {
      kind: 'template' as const,
      name: title,
      language,
      picture: templatePicture(template),
      back: { to: '/#templates', text: USE_TEXTS[locale].templates },
      choice: { code },
      now: asksNow(request),
    },
  }
}

export default function UseTemplatePage() {
  return <UsePage {...useLoaderData<typeof loader>().page} />
}
