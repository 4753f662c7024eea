import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { languageOf } from '~/http/language'
import { MobileEditor } from '../../editor/mobile/MobileEditor'
import { EditorGate } from '../../editor/open/EditorGate'
import '../../editor/page/pages.css'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.locale === 'en' ? 'Editor · Jianli' : '编辑器 · 简历' },
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
