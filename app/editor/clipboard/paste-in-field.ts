import type { ClipboardEvent } from 'react'
import { ROW_ENDS } from '~/features/interchange/lines/lines-of-text'
import { writtenLetters } from '~/features/interchange/lines/written-letters'
import type { Editor, FieldTarget } from '../session/editor'
import { wasCopied } from './copied-rows'
import { pastedLine, reachedBy } from './pasted-line'

type Options = { event: ClipboardEvent<HTMLInputElement>; editor: Editor; target: FieldTarget }

/**
 * Into a field of one line of a form: several lines stand beside each other without their signs, and may be more than a text, as
 * on the page.
 */
export function pasteInField({ event, editor, target }: Options): void {
  const { clipboardData } = event
  const html = clipboardData.getData('text/html')
  const plain = clipboardData.getData('text/plain')
  const text = writtenLetters(plain).replace(ROW_ENDS, '\n')
  const line = pastedLine({ html, text }) ?? reachedBy({ field: target.field, text })
  if (line === undefined) return
  event.preventDefault()
  const before = editor.content()
  // The one way of writing that the field's own undo knows.
  document.execCommand('insertText', false, line)
  // What belongs to the document itself is said of it, and is no part of it.
  if (!text.trim().includes('\n') || ['$config', '$content'].includes(target.owner)) return
  const after = editor.content()
  const paste = {
    editor,
    target,
    html,
    text,
    before,
    after,
    isLine: true,
    isOwn: wasCopied(plain),
    isInForms: true,
  }
  void import('./take-pasted').then(
    ({ takePasted }) => takePasted(paste),
    () => undefined,
  )
}
