import type { MetaFunction } from '@remix-run/node'
import { useSearchParams } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { SitePage } from '~/components/site/SitePage'
import { Spinner } from '~/components/ui/Spinner'
import type { RouteHandle } from '~/http/route-handle'
import { GuideList } from './GuideList'

// The list does without its fields and their menus.
const EditGuide = lazy(() => import('./EditGuide').then((module) => ({ default: module.EditGuide })))

export const handle: RouteHandle = { access: 'admin' }

export const meta: MetaFunction = () => [{ title: '编辑指南 · Edit guides · Jianli' }]

export default function GuideEdit() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <SitePage>
      <div className="jl-container py-8 md:py-12">
        <Suspense fallback={<Spinner className="min-h-[60dvh]" />}>
          {id ? <EditGuide key={id} id={id} /> : <GuideList />}
        </Suspense>
      </div>
    </SitePage>
  )
}
