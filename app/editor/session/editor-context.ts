import { createContext, useContext } from 'react'
import type { Editor } from './editor'

export const EditorContext = createContext<Editor | undefined>(undefined)

/** The editor around this component. Throws outside of one: that is a mistake in the code. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorContext around it')
  return editor
}
