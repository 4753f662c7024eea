import { useEffect, useState } from 'react'
import { useSettledContent } from '../page/use-settled-content'
import { whenIdle } from '../page/when-idle'
import { placeholdersOf } from '../placeholders/placeholders-of'
import { useLayout } from '../session/use-layout'

/** Planning pages that are not shown takes long on a phone: it waits for a longer rest than counting does. */
const REST_MS = 1200

/** How many pages are printed of those that are drawn. Grey words take room on the screen alone, at times a page of it. */
export function usePrintedPages(drawn: number): number {
  const content = useSettledContent(REST_MS)
  const layout = useLayout()
  const [printed, setPrinted] = useState<number>()
  const mayBeFewer = drawn > 1 && placeholdersOf(content) !== undefined
  useEffect(() => {
    if (!mayBeFewer) return
    let isWanted = true
    const count = async () => {
      const { openMeasure } = await import('../fit/open-measure')
      if (!isWanted) return
      const measure = openMeasure(layout)
      try {
        setPrinted(measure.plan(content).pages.length)
      } finally {
        measure.close()
      }
    }
    // Without a network it can't be had, in a tab that is not shown nothing is laid out: then what is drawn counts.
    const leave = whenIdle(() => void count().catch(() => setPrinted(undefined)), REST_MS)
    return () => {
      isWanted = false
      leave()
    }
  }, [mayBeFewer, content, layout])
  return mayBeFewer ? Math.min(printed ?? drawn, drawn) : drawn
}
