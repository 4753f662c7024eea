import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $addUpdateTag,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  SELECTION_CHANGE_COMMAND,
  SKIP_DOM_SELECTION_TAG,
  SKIP_SELECTION_FOCUS_TAG,
} from 'lexical'
import { useEffect, type RefObject } from 'react'
import { listen } from '~/components/ui/listen'

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
  useEffect(
    () =>
      editor.registerCommand(
        SELECTION_CHANGE_COMMAND,
        () => {
          // A busy browser tells late where the last keys left the caret, and Lexical then takes the focus to it.
          if (toolbar.current?.contains(document.activeElement)) {
            $addUpdateTag(SKIP_SELECTION_FOCUS_TAG)
            $addUpdateTag(SKIP_DOM_SELECTION_TAG)
          }
          return false
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor, toolbar],
  )
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && toolbar.current?.contains(document.activeElement)) editor.focus()
    }
    // On the window and on the way down: a button's open tooltip ends the event at the document.
    return listen(window, { keydown: leave }, 'capture')
  }, [editor, toolbar])
}
