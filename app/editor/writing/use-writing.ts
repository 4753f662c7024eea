import { useRead } from '~/session/use-value'
import { useEditor } from '../session/editor-context'

/** The field that somebody writes in on the page itself, as a key; empty while nobody does. */
export function useWrittenField(): string {
  const { writing } = useEditor().pen
  const read = () => {
    const { caret, isActive } = writing.get() ?? {}
    return caret && isActive ? `${caret.owner}.${caret.field}` : ''
  }
  return useRead(writing.subscribe, read)
}

/** Whether somebody writes on the page itself. */
export const useWriting = (): boolean => useWrittenField() !== ''
