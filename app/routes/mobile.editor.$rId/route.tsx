import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { languageOf } from '~/http/language'
import { MobileEditor } from '../../editor/mobile/MobileEditor'
import { EDITOR_TITLE } from '../../editor/texts/editor-title'
import { EditorGate } from '../../editor/open/EditorGate'
import { loadResume } from '../../editor/open/load-resume.server'
import { ofAnotherResume, UNKEPT } from '../../editor/open/loader-rules'
import '../../editor/page/pages.css'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: EDITOR_TITLE[data?.locale ?? DEFAULT_LANGUAGE] },
]

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const id = params.rId ?? ''
  const loaded = await loadResume({ services, request, id })
  return data({ id, loaded: loaded ?? null, locale: languageOf(request) }, { headers: UNKEPT })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const shouldRevalidate = ofAnotherResume

export default function MobileEditorPage() {
  const { id, loaded } = useLoaderData<typeof loader>()
  return (
    <EditorGate id={id} loaded={loaded}>
      <MobileEditor />
    </EditorGate>
  )
}
