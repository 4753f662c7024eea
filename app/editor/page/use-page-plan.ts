import { useLayoutEffect, useRef, useState } from 'react'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { paginateDom } from '../../document/pagination/paginate-dom'
import type { PagePlan } from '../../document/pagination/types'

/** A document together with the plan made of it: the two are only ever drawn together. */
export type Planned = { content: ResumeContent; layout: Layout; plan: PagePlan }

/**
 * Plans the pages from the galley in the frame in which the document changed: the galley is drawn first, measured
 * before anything is painted, and the pages follow in the same frame. `fonts` counts loaded font files.
 */
export function usePagePlan(options: { content: ResumeContent; layout: Layout; fonts: number }) {
  const { content, layout, fonts } = options
  const galley = useRef<HTMLDivElement>(null)
  const [planned, setPlanned] = useState<Planned>()
  useLayoutEffect(() => {
    if (!galley.current) return
    setPlanned({ content, layout, plan: paginateDom({ galley: galley.current, content, layout }) })
  }, [content, layout, fonts])
  return { galley, planned }
}
