import { addOnPage } from '../blocks/add-on-page'
import { blockOfOwner } from '../blocks/block-marks'
import type { Editor, FieldTarget } from '../session/editor'
import type { Caret } from './caret'
import { lineOfCaret } from './line-keys'
import { nextToWrite } from './next-to-write'

type Options = { editor: Editor; caret: Caret }
/** One more entry below the block of this id, or a text that still waits for its words. */
export type Beyond = { below: string } | { next: FieldTarget }

/**
 * What Enter leads to from an empty paragraph below all that a text tells, where it has nothing to add to it. Below an entry
 * with a title (a job, a school, a project) that is another one; below what has none, a summary, what is still to be written.
 */
export function beyondText({ editor, caret }: Options): Beyond | undefined {
  const { pen } = editor
  const { anchor, focus, owner } = caret
  const text = pen.text(caret)
  if (anchor !== focus || focus < text.length || !/\n\s*$/.test(text)) return undefined
  const line = lineOfCaret(editor)
  if (!line?.isBlank || line.line.opens || line.start === 0) return undefined
  const isWritten = (target: FieldTarget) => pen.text(target).trim() !== ''
  const below = isWritten({ owner, field: 'title' }) ? blockOfOwner({ editor, owner }) : undefined
  if (below !== undefined) return { below }
  const next = nextToWrite({ editor, target: caret, by: 1 })
  return next && !isWritten(next) ? { next } : undefined
}

/** Goes there; answers whether there is anything to go to. */
export function goBeyond({ editor, caret }: Options): boolean {
  const beyond = beyondText({ editor, caret })
  if (!beyond) return false
  if ('below' in beyond) return addOnPage({ editor, id: beyond.below })
  editor.pen.enter(beyond.next, 'end')
  return true
}
