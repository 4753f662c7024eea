import type { Editor } from '../session/editor'
import type { Caret } from './caret'
import { lineOfCaret } from './line-keys'

/**
 * Whether the caret stands in an empty paragraph below all that an entry tells, where Enter has nothing to add to the text. An
 * entry has a title: a job, a school, a project; the paragraphs of a summary are none.
 */
export function isEntryOver({ editor, caret }: { editor: Editor; caret: Caret }): boolean {
  const { pen } = editor
  const line = lineOfCaret(editor)
  const isBelow = line?.isBlank === true && !line.line.opens && line.start > 0
  if (!isBelow || line.end !== pen.text(line.caret).length) return false
  return pen.text({ owner: caret.owner, field: 'title' }).trim() !== ''
}
