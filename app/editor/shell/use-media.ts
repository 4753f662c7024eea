import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; `onServer` is the answer while there is no window to ask. */
export function useMedia({ query, onServer }: { query: string; onServer: boolean }): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
