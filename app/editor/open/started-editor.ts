import { useEffect } from 'react'
import type { Editor } from '../session/editor'

/** Editors that are open in this tab: going from the desktop to the mobile editor keeps text and undo. */
const kept = new Map<string, Editor>()
const shown = new Set<Editor>()
const KEPT_MS = 3_000

export function keepEditor(editor: Editor): void {
  kept.set(editor.id, editor)
}

export function keptEditor(id: string): Editor | undefined {
  return kept.get(id)
}

/** Starts an editor while it is shown. It is forgotten a moment after it was left: what comes later loads afresh. */
export function useStartedEditor(editor: Editor): void {
  useEffect(() => {
    keepEditor(editor)
    const stop = editor.start()
    return () => {
      stop()
      setTimeout(() => {
        if (!shown.has(editor)) kept.delete(editor.id)
      }, KEPT_MS)
    }
  }, [editor])
  useEffect(() => {
    shown.add(editor)
    return () => void shown.delete(editor)
  }, [editor])
}
