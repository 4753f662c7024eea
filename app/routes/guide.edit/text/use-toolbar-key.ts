import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_HIGH, KEY_DOWN_COMMAND } from 'lexical'
import { useEffect, type RefObject } from 'react'

/** What leads from the text to its tools, as in other editors on the web: Tab belongs to tables and lists. */
export const TOOLBAR_KEY = 'Alt+F10'

/** From the text to the tools (those of the table, when the caret is in one) by Alt+F10, and back by Escape. */
export function useToolbarKey(toolbar: RefObject<HTMLElement | null>) {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (event.key !== 'F10' || !event.altKey) return false
          const tools = toolbar.current?.querySelector<HTMLElement>('[role=group] button')
          const first = tools ?? toolbar.current?.querySelector<HTMLElement>('button')
          event.preventDefault()
          // What was typed just before sets the caret once it is done, and would take the focus back.
          editor.update(() => undefined, { onUpdate: () => first?.focus() })
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, toolbar],
  )
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && toolbar.current?.contains(document.activeElement)) editor.focus()
    }
    // On the window and on the way down: a button's open tooltip ends the event at the document.
    window.addEventListener('keydown', leave, { capture: true })
    return () => window.removeEventListener('keydown', leave, { capture: true })
  }, [editor, toolbar])
}
