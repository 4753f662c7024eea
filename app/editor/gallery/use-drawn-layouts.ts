import { useCallback, useMemo, useState } from 'react'
import { LAYOUT_CODES, type LayoutCode } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { DESIGNS } from '../../document/designs/designs'
import { followDesign } from '../../document/designs/follow-design'
import type { Planned } from '../page/use-page-plan'

type Plans = Partial<Record<LayoutCode, Planned>>

/** Which cards have been in sight, and the pages that were made of the document for them: one after the other. */
export function usePlans() {
  const [seen, setSeen] = useState<readonly LayoutCode[]>([])
  const [plans, setPlans] = useState<Plans>({})
  const see = useCallback(
    (code: LayoutCode) => setSeen((now) => (now.includes(code) ? now : [...now, code])),
    [],
  )
  const plan = useCallback(
    (code: LayoutCode, planned: Planned) => setPlans((now) => ({ ...now, [code]: planned })),
    [],
  )
  const drawing = seen.find((code) => !plans[code])
  return { plans, drawing, see, plan }
}

/** The document as it would stand in each layout. */
export function useContents({ content, current }: { content: ResumeContent; current: LayoutCode }) {
  return useMemo(() => {
    const from = DESIGNS[current]
    const contents = LAYOUT_CODES.map((code) => {
      const follows = code !== current
      return [code, follows ? followDesign({ content, from, to: DESIGNS[code] }) : content] as const
    })
    return new Map<LayoutCode, ResumeContent>(contents)
  }, [content, current])
}
