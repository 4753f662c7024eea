import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Button } from '~/components/ui/Button'
import { TemplatePicture } from '~/components/templates/TemplatePicture'
import { findTemplate } from '~/features/templates/find-template.server'
import { templatePicture } from '~/features/templates/template-picture'
import { useBegin } from '~/tools/begin/use-begin'
import { defineTexts } from '~/i18n/define-texts'
import { useTexts } from '~/i18n/use-texts'

const TEXTS = defineTexts({
  'zh-CN': { use: '使用此模板' },
  en: { use: 'Use this template' },
})

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.title ?? ''} · Jianli` }]

/** Where pages without script send those who want to use a template: it asks how to begin and opens the resume. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const template = await findTemplate({ payload: context.services.payload, code: params.code ?? '' })
  if (!template) throw new Response(null, { status: 404 })
  const { code, title, language } = template
  return { code, title, language, picture: templatePicture(template) }
}

export default function Start() {
  const { code, title, language, picture } = useLoaderData<typeof loader>()
  const t = useTexts(TEXTS)
  const { begin, chooser } = useBegin()
  const begun = useRef(false)
  useEffect(() => {
    // Only for who followed a link of ours: an address from elsewhere asks nothing by itself.
    if (begun.current || !document.referrer.startsWith(`${location.origin}/guide`)) return
    begun.current = true
    begin({ code })
  }, [code, begin])
  return (
    <div className="jl-container flex flex-col items-center gap-6 py-12 text-center">
      <div className="w-60">
        <TemplatePicture src={picture} alt="" sizes="15rem" eager className="rounded-control shadow-rest" />
      </div>
      <h1 lang={language} className="text-2xl font-bold text-ink">
        {title}
      </h1>
      <Button look="primary" onPress={() => begin({ code })}>
        {t.use}
      </Button>
      {chooser}
    </div>
  )
}
