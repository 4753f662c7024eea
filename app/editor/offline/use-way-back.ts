import { useSyncExternalStore } from 'react'
import { useEditor } from '../session/editor-context'

/**
 * Where one leaves the editor to. Without a server that is the list of what this browser keeps, a guest's too, and it comes as a page
 * of its own, which the worker answers.
 */
export function useWayBack(): { to: string; reloadDocument: boolean } {
  const editor = useEditor()
  const { status } = editor.saver
  // Whatever else is told of saving changes within a pause of typing, and the whole editor hangs on this.
  const isLost = useSyncExternalStore(
    status.subscribe,
    () => status.get().kind === 'offline',
    () => false,
  )
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  const isAway = isLost || !isOnline
  return { to: editor.guest && !isAway ? '/' : '/user', reloadDocument: isAway }
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
