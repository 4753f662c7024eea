import { useEffect, useRef, type RefObject } from 'react'

/** For a panel that opens beside the page: the focus goes in, and back to where it was when the panel closes. */
export function useFocusWithin(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const panel = ref.current
    const before = document.activeElement
    panel?.focus({ preventScroll: true })
    return () => {
      const isElsewhere = document.activeElement !== document.body && !panel?.contains(document.activeElement)
      if (before instanceof HTMLElement && before.isConnected && !isElsewhere)
        before.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
