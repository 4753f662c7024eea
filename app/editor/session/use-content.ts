import { useRead } from '~/session/use-value'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { useEditor } from './editor-context'

/** A part of the document, kept up to date; `select` must answer the same value for the same document. */
export function useContent<T>(select: (content: ResumeContent) => T): T {
  const editor = useEditor()
  return useRead(editor.subscribe, () => select(editor.content()))
}
