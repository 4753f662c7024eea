import { useEffect, useRef } from 'react'
import type { Run } from './run'
import { useAssistant } from './use-assistant'

/**
 * For a run's element: brings it into sight once, when it is what was asked for last, and the focus with it where that
 * would be lost.
 */
export function useInSight({ key, isPast }: Pick<Run, 'key' | 'isPast'>) {
  const { session, state } = useAssistant()
  const ref = useRef<HTMLElement>(null)
  const isWanted = state.wantedRun === key
  useEffect(() => {
    if (!isWanted) return
    session.update(() => ({ wantedRun: undefined }))
    ref.current?.scrollIntoView({ block: isPast ? 'start' : 'nearest', behavior: 'instant' })
    // What was pressed has gone.
    if (isPast || document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [isWanted, isPast, session])
  return ref
}
