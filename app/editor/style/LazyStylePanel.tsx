import { lazy, Suspense } from 'react'
import { Skeleton } from '~/components/ui/Skeleton'

const StylePanel = lazy(() => import('./StylePanel').then(({ StylePanel }) => ({ default: StylePanel })))

/** The style panel; its sliders and lists come after what is needed to type. */
export function LazyStylePanel() {
  return (
    <Suspense fallback={<Waiting />}>
      <StylePanel />
    </Suspense>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="space-y-4 py-2">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-28" />
      ))}
    </div>
  )
}
