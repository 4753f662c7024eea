import { latePart } from '~/components/late/late-part'
import { Skeleton } from '~/components/ui/Skeleton'

/** The style panel; its sliders and lists come after what is needed to type. */
export const LazyStylePanel = latePart(async () => (await import('./StylePanel')).StylePanel, {
  waiting: <Waiting />,
})

function Waiting() {
  return (
    <div aria-busy="true" className="space-y-4 py-2">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-28" />
      ))}
    </div>
  )
}
