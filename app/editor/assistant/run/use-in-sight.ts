import { useEffect, useRef } from 'react'
import type { Run } from './run'
import { useAssistant } from './use-assistant'

/**
 * For a run's element: brings it into sight once, when it is what was asked for last, and the focus with it where that
 * would be lost.
 */
export function useInSight(run: Pick<Run, 'key' | 'isPast'> | undefined) {
  const { session, state } = useAssistant()
  const ref = useRef<HTMLElement>(null)
  const isPast = run?.isPast ?? false
  const isWanted = run !== undefined && state.wantedRun === run.key
  useEffect(() => {
    if (!isWanted) return
    session.update(() => ({ wantedRun: undefined }))
    ref.current?.scrollIntoView({ block: isPast ? 'start' : 'nearest', behavior: 'instant' })
    // What was pressed has gone, or stood in another view.
    const tab = ref.current?.closest('[role=tabpanel]')
    if (!tab?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true })
  }, [isWanted, isPast, session])
  return ref
}
