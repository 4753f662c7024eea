import type { ClipboardEvent } from 'react'
import { ROW_ENDS } from '~/features/interchange/lines/lines-of-text'
import { writtenLetters } from '~/features/interchange/lines/written-letters'
import { pastedLine } from './pasted-line'

/** Into a field of one line of a form: several lines stand beside each other without their signs, as on the page. */
export function pasteInField(event: ClipboardEvent<HTMLInputElement>): void {
  const { clipboardData } = event
  const text = writtenLetters(clipboardData.getData('text/plain')).replace(ROW_ENDS, '\n')
  const line = pastedLine({ html: clipboardData.getData('text/html'), text })
  if (line === undefined) return
  event.preventDefault()
  // The one way of writing that the field's own undo knows.
  document.execCommand('insertText', false, line)
}
