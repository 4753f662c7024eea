import { useEffect, useState } from 'react'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { useEditor } from '../session/editor-context'

/** The document as it was at the last rest in typing (`restMs`): for what is too costly to follow each keystroke. */
export function useSettledContent(restMs = 300): ResumeContent {
  const editor = useEditor()
  const [settled, setSettled] = useState(() => editor.content())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(editor.content()), restMs)
    }
    settle()
    const leave = editor.subscribe(settle)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [editor, restMs])
  return settled
}
