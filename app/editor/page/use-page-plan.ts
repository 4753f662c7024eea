import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { paginateDom } from '../../document/pagination/paginate-dom'
import type { PagePlan } from '../../document/pagination/types'

/** A document together with the plan made of it: the two are only ever drawn together. */
export type Planned = { content: ResumeContent; layout: Layout; plan: PagePlan }

/**
 * Plans the pages from the galley in the frame in which the document changed: the galley is drawn first, measured
 * before anything is painted, and the pages follow in the same frame. `fonts` counts loaded font files; without it nothing is planned. A galley that is
 * not laid out, as in the tab of a phone that is not shown, measures nothing: it is planned in the frame that shows it.
 */
export function usePagePlan(options: { content: ResumeContent; layout: Layout; fonts: number | undefined }) {
  const { content, layout, fonts } = options
  const galley = useRef<HTMLDivElement>(null)
  const [planned, setPlanned] = useState<Planned>()
  useLayoutEffect(() => {
    const box = galley.current
    if (!box || fonts === undefined) return
    const plan = () => setPlanned({ content, layout, plan: paginateDom({ galley: box, content, layout }) })
    if (isLaidOut(box)) return plan()
    const shown = new ResizeObserver(() => {
      if (!isLaidOut(box)) return
      shown.disconnect()
      flushSync(plan)
    })
    shown.observe(box)
    return () => shown.disconnect()
  }, [content, layout, fonts])
  return { galley, planned }
}

function isLaidOut(box: HTMLElement): boolean {
  return box.getClientRects().length > 0
}
