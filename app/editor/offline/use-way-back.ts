import { useSyncExternalStore } from 'react'
import { useSaveState } from '../bar/SaveSlot'
import { useEditor } from '../session/editor-context'

/**
 * Where one leaves the editor to. Without a server that is the list of what this browser keeps, a guest's too, and it comes as a page
 * of its own, which the worker answers.
 */
export function useWayBack(): { to: string; reloadDocument: boolean } {
  const editor = useEditor()
  const { kind } = useSaveState(editor)
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  const isAway = kind === 'offline' || !isOnline
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
