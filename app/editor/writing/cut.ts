import type { ResumeContent } from '../../../collections/resumes/schema'
import { wasCopied } from '../clipboard/copied-rows'
import type { Editor } from '../session/editor'
import { isSame, type Caret } from './caret'
import { copy, type Copy } from './copy'
import type { FieldPlace } from './page-places'

/** The document before and after it, where the caret stood then, and where what was cut ended. */
type Cut = { before: ResumeContent; after: ResumeContent; caret: Caret; end: FieldPlace }

/** The last one, where it went over several fields. */
let last: Cut | undefined

/** Cuts what is selected of rich texts, or of several; answers whether it did. */
export function cut({ editor, ...options }: Copy): boolean {
  const range = copy({ editor, ...options })
  if (!range) return false
  const { pen } = options
  const { caret } = pen.writing.get() ?? {}
  const part = caret?.span && pen.parts(caret).at(-1)
  const before = editor.content()
  pen.write({ ...range, text: '' })
  const now = pen.writing.get()?.caret
  const { owner, field, to } = part ?? {}
  last =
    now && owner !== undefined && field && to !== undefined
      ? { before, after: editor.content(), caret: now, end: { owner, field, at: to } }
      : undefined
  return true
}

/**
 * Puts what was cut of several fields back into each of them, where nothing was done since: all of it in the first one would be
 * another text, and perhaps too long for it. Answers whether it did.
 */
export function putBack({ editor, plain }: { editor: Editor; plain: string }): boolean {
  const { pen } = editor
  const { caret } = pen.writing.get() ?? {}
  if (!last || !caret || !wasCopied(plain) || editor.content() !== last.after) return false
  const { anchor, focus, span } = caret
  const isThere = isSame(caret, last.caret) && focus === last.caret.focus && anchor === focus && !span
  if (!isThere) return false
  const { before, end } = last
  editor.change({ name: pen.name(caret), recipe: (draft) => void Object.assign(draft, before) })
  pen.put({ owner: end.owner, field: end.field, anchor: end.at, focus: end.at })
  return true
}
