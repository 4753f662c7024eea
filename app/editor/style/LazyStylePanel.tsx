import { memo } from 'react'
import { latePart } from '~/components/late/late-part'
import { Skeleton } from '~/components/ui/Skeleton'
import { afterPage } from '../page/after-page'

const load = async () => (await import('./StylePanel')).StylePanel

/** The style panel, with its sliders and lists. */
export const LazyStylePanel = latePart(load, { waiting: <Waiting /> })

/** The same beside a page, which comes first. */
export const StylePanelBeside = memo(
  latePart(
    async () => {
      await afterPage()
      return load()
    },
    { waiting: <Waiting /> },
  ),
)

function Waiting() {
  return (
    <div aria-busy="true" className="space-y-4 py-2">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-28" />
      ))}
    </div>
  )
}
