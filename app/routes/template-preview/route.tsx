import type { HeadersFunction, MetaFunction } from '@remix-run/node'
import { TemplatePreview } from './TemplatePreview'

/** The page of a template beside its fields in the admin, which sends them as they are edited. */
export const meta: MetaFunction = () => [{ title: '模板预览 · Template preview' }]

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export default function TemplatePreviewPage() {
  return <TemplatePreview />
}
