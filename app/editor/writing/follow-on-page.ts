import type { ResumeContent } from '../../../collections/resumes/schema'
import { textChange } from '../fields/text-change'
import type { FieldTarget } from '../session/editor'
import { isSame, type Caret } from './caret'
import type { Pen } from './pen'
import { writtenText } from './written-field'

type FollowOnPageOptions = {
  pen: Pen
  way: 'undo' | 'redo'
  before: ResumeContent
  after: ResumeContent
  target: FieldTarget
  caret: Caret | undefined
}

/**
 * Who writes on the page stays there: what was selected is selected again once it is back, elsewhere the caret goes behind what
 * changed. Answers whether somebody writes.
 */
export function followOnPage({ pen, way, before, after, target, caret }: FollowOnPageOptions): boolean {
  const writing = pen.writing.get()
  if (!writing?.isActive) return false
  if (way === 'undo' && caret && (caret.span ?? caret.anchor !== caret.focus)) {
    pen.put(caret)
    return true
  }
  // Of fields of one thing that changed together, that which was written in.
  const { owner, field } = caret?.span || caret?.owner === target.owner ? caret : target
  const at = { owner, field: field === 'end' ? 'start' : field }
  const was = writtenText({ content: before, ...at }) ?? ''
  const now = writtenText({ content: after, ...at })
  const places = pen.places()
  if (!(isSame(writing.caret, at) || places?.has(at))) return false
  if (now === undefined) {
    // With its entry it has gone once more.
    const next = places?.neighbour(at, -1)
    if (next) pen.enter(next, 'end')
    return next !== undefined
  }
  // A mark or a list: no letter has moved.
  if (was === now && isSame(writing.caret, at)) return true
  const { behind } = textChange({ before: was, after: now })
  const begun = caret && isSame(caret, at) ? caret.focus : behind
  // Of letters that repeat those around them only the step knows where they were written.
  const isBegun = way === 'undo' && was.startsWith(now.slice(0, begun)) && was.endsWith(now.slice(begun))
  const to = isBegun ? begun : behind
  pen.put({ ...at, anchor: to, focus: to })
  return true
}

/** What changed is nowhere on the page: the caret stays where it is, or where that has gone goes to the text before it. */
export function stayOnPage({ pen, after }: Pick<FollowOnPageOptions, 'pen' | 'after'>): void {
  const caret = pen.writing.get()?.caret
  const isThere = (target: FieldTarget) => writtenText({ content: after, ...target }) !== undefined
  if (!caret || isThere({ owner: caret.owner, field: caret.field })) return
  const places = pen.places()
  let next = places?.neighbour(caret, -1)
  while (next && !isThere(next)) next = places?.neighbour(next, -1)
  next ??= places?.fields().find(isThere)
  if (next) return pen.enter(next, 'end')
  pen.leave()
  document.getElementById('editor-page')?.focus({ preventScroll: true })
}
