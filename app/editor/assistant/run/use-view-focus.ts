import { useLayoutEffect, useRef } from 'react'
import type { SessionState } from './session'

/**
 * Takes the focus along when a view stands in place of the tabs: to the key's field when it is there for the key, and
 * back when the tabs return. Answers the ref of the view.
 */
export function useViewFocus({ view, isForKey }: Pick<SessionState, 'view' | 'isForKey'>) {
  const viewRef = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  const back = useRef(() => {})
  useLayoutEffect(() => {
    if (before.current === view) return
    if (before.current === 'tabs') back.current = wayBack(viewRef.current?.parentElement)
    before.current = view
    if (view === 'tabs') back.current()
    else if (isForKey) viewRef.current?.querySelector('input')?.focus()
  }, [view, isForKey])
  return viewRef
}

/** Gives the focus to what has it now; where that will have gone, to its neighbour, else to the tab around. */
function wayBack(panel: Element | null | undefined): () => void {
  const opener = document.activeElement
  const notice = opener?.closest('[role=alert]')
  return () => {
    const neighbour =
      notice?.querySelector('button') ?? panel?.querySelector('[role=tab][aria-selected=true]')
    const target = opener?.isConnected ? opener : neighbour
    if (target instanceof HTMLElement) target.focus()
  }
}
