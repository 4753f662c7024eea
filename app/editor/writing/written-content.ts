import { produce } from '../../document/patch/produce'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { rebaseRange } from '../fields/rebase-text'
import type { Composing, Writing } from './pen'
import { setWritten } from './written-addresses'
import { drawDates, isDates, stillTyped } from './written-dates'
import { hasLines, withEdit, writtenText, type Edit } from './written-field'

/** Takes no room, and makes a line where otherwise none is drawn. */
const BLANK = '\u200b'

type Drawing = { content: ResumeContent; writing: Writing }

/**
 * The document as it is drawn while somebody writes: with what an input method composes, and with a line for the caret where
 * the text is blank and paper has none.
 */
export function writtenContent({ content, writing }: Drawing): ResumeContent {
  const { caret, composing } = writing
  const drawn = withTyped({ content, writing })
  const edit = composing && composedEdit({ text: writtenText({ content: drawn, ...caret }) ?? '', composing })
  const composed = edit ? withFieldEdit({ content: drawn, caret, edit }) : drawn
  const at = blankLineAt({ content: composed, writing })
  return at === undefined
    ? composed
    : withFieldEdit({ content: composed, caret, edit: { from: at, to: at, text: BLANK } })
}

/** What is composed, at the place where that stands now: another tab may have written before it. */
export function composedEdit({ text, composing }: { text: string; composing: Composing }): Edit {
  const { base, from, to, text: written, marks } = composing
  return { ...rebaseRange({ base, theirs: text, from, to }), text: written, marks }
}

type FieldEdit = { content: ResumeContent; caret: Writing['caret']; edit: Edit }

function withFieldEdit({ content, caret: { owner, field }, edit }: FieldEdit): ResumeContent {
  const value = withEdit({ content, owner, field, edit })
  if (isDates({ field })) return withDates({ content, owner, text: String(value) })
  return produce(content, (draft) => setWritten({ content: draft, owner, field, value }))
}

type TypedText = { content: ResumeContent; owner: string; text: string }

const withDates = ({ content, ...written }: TypedText): ResumeContent =>
  produce(content, (draft) => drawDates({ content: draft, ...written }))

function withTyped({ content, writing: { typed } }: Drawing): ResumeContent {
  const text = stillTyped({ content, typed })
  return typed && text !== undefined ? withDates({ content, owner: typed.owner, text }) : content
}

/** Where the line of the caret begins if nothing stands in it. */
export function blankLineAt({ content, writing }: Drawing): number | undefined {
  const { caret, isActive, composing } = writing
  if (!isActive || caret.span || (composing && composing.text.trim() !== '')) return undefined
  const text = stillTyped({ content, typed: writing.typed }) ?? writtenText({ content, ...caret })
  if (text === undefined) return undefined
  const at = Math.min(caret.focus, text.length)
  const start = hasLines(caret) ? text.lastIndexOf('\n', at - 1) + 1 : 0
  const end = hasLines(caret) ? text.indexOf('\n', at) : -1
  return text.slice(start, end < 0 ? text.length : end).trim() === '' ? start : undefined
}
