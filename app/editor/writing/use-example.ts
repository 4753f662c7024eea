import { useEffect } from 'react'
import { whenIdle } from '../page/when-idle'
import type { Editor } from '../session/editor'
import { exampleOf } from './example-text'

const PATIENCE_MS = 3_000

/** Asks for the example that a resume was begun from, when nothing else is to be done. */
export function useExample(editor: Editor): void {
  useEffect(() => {
    if (editor.content().config.placeholders) return
    return whenIdle(() => void exampleOf(editor), PATIENCE_MS)
  }, [editor])
}
