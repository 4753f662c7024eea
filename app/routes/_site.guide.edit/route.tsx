import type { MetaFunction } from '@remix-run/node'
import { useSearchParams } from '@remix-run/react'
import { latePart } from '~/components/late/late-part'
import { Spinner } from '~/components/ui/Spinner'
import type { RouteHandle } from '~/http/route-handle'
import { GuideList } from './GuideList'

// The list does without its fields and their menus.
const EditGuide = latePart(() => import('./EditGuide'), 'EditGuide', {
  waiting: <Spinner className="min-h-[60dvh]" />,
})

export const handle: RouteHandle = { access: 'admin' }

export const meta: MetaFunction = () => [{ title: '编辑指南 · Edit guides · Jianli' }]

export default function GuideEdit() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <div className="jl-container py-8 md:py-12">{id ? <EditGuide key={id} id={id} /> : <GuideList />}</div>
  )
}
