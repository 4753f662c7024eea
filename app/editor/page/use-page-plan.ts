import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasJoined } from '../../../collections/resumes/joined-items'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { keepPages } from '../../document/pagination/keep-pages'
import { nothingMeasured } from '../../document/pagination/measured'
import { paginateDom } from '../../document/pagination/paginate-dom'
import type { PagePlan } from '../../document/pagination/types'
import { ownForms } from '../../document/style/style-of'
import { pageDirection } from '../../document/text/page-direction'
import { useLoadedFonts } from './use-loaded-fonts'
import { whenLaidOut } from './when-laid-out'

/** A document together with the plan made of it: the two are only ever drawn together. */
export type Planned = { content: ResumeContent; layout: Layout; plan: PagePlan }

/**
 * Plans the pages from the galley in the frame in which the document changed: the galley is drawn first, measured
 * before anything is painted, and the pages follow in the same frame. Nothing is planned before the galley's fonts are
 * there. A galley that is not laid out, as in the tab of a phone that is not shown, measures nothing: it is planned in
 * the frame that shows it.
 */
export function usePagePlan({ content, layout }: { content: ResumeContent; layout: Layout }) {
  const galley = useRef<HTMLDivElement>(null)
  const fonts = useLoadedFonts({ galley, font: content.config.font })
  const [planned, setPlanned] = useState<Planned>()
  const { config, margin, avatar } = content
  const isJoined = hasJoined(content)
  const direction = pageDirection(content)
  const forms = ownForms(content)
  // What was measured before holds as long as all that the lines depend on beside their text stays.
  const depends = [layout, config, margin, avatar, isJoined, forms, direction, fonts]
  const measured = useMemo(nothingMeasured, depends)
  useLayoutEffect(() => {
    const box = galley.current
    if (!box || fonts === undefined) return
    let isNow = true
    const plan = () => {
      const after = paginateDom({ galley: box, content, layout, measured })
      setPlanned((last) => ({ content, layout, plan: keepPages({ before: last?.plan, after }) }))
    }
    const leave = whenLaidOut(box, () => (isNow ? plan() : flushSync(plan)))
    isNow = false
    return leave
  }, [content, layout, fonts, measured])
  return { galley, planned }
}
