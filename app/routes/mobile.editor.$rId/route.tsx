import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { languageOf } from '~/http/language'
import { MobileEditor } from '../../editor/mobile/MobileEditor'
import { EDITOR_TITLE } from '../../editor/texts/editor-title'
import { EditorGate } from '../../editor/open/EditorGate'
import '../../editor/page/pages.css'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: EDITOR_TITLE[data?.locale ?? DEFAULT_LANGUAGE] },
]

export function loader({ request, params }: LoaderFunctionArgs) {
  return { id: params.rId ?? '', locale: languageOf(request) }
}

export default function MobileEditorPage() {
  const { id } = useLoaderData<typeof loader>()
  return (
    <EditorGate id={id}>
      <MobileEditor />
    </EditorGate>
  )
}
