import { useEffect } from 'react'
import { useEditor } from '../session/editor-context'

/**
 * Undo and redo of the document from everywhere, fields included: the browser's own undo knows only one field. Text
 * boxes that are not part of the document, as in a dialog, keep theirs.
 */
export function useEditorKeys(): void {
  const editor = useEditor()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.isComposing || isForeign(event.target))
        return
      const key = event.key.toLowerCase()
      if (key !== 'z' && !(key === 'y' && !event.shiftKey)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) editor.redo({ focus: true })
      else editor.undo({ focus: true })
    }
    // What a menu of the browser or of the phone's keyboard asks for.
    const onBeforeInput = (event: InputEvent) => {
      if (isForeign(event.target) || !/^history(Undo|Redo)$/.test(event.inputType)) return
      event.preventDefault()
      if (event.inputType === 'historyUndo') editor.undo({ focus: true })
      else editor.redo({ focus: true })
    }
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('beforeinput', onBeforeInput, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('beforeinput', onBeforeInput, true)
    }
  }, [editor])
}

function isForeign(target: EventTarget | null): boolean {
  const isText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
  return isText && !target.closest('[data-field]')
}
