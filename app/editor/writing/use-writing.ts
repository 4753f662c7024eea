import { useSyncExternalStore } from 'react'
import { useEditor } from '../session/editor-context'

/** Whether somebody writes on the page itself. */
export function useWriting(): boolean {
  const { writing } = useEditor().pen
  return useSyncExternalStore(
    writing.subscribe,
    () => writing.get()?.isActive ?? false,
    () => false,
  )
}
