import { applyPatch } from '../../document/patch/apply-patch'
import { diffDocuments } from '../../document/patch/diff-documents'
import type { Patch } from '../../document/patch/patch'
import { parseRichText } from '../../document/rich-text/parse'
import { plainText } from '../../document/rich-text/plain-text'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { ReadLine } from './read/types'
import type { Edit, Field } from './types'

type Options = { content: ResumeContent; line: ReadLine; edits: Edit[] }

/**
 * The operations that change a line's words at these offsets and nothing else; undefined where marks in the text make
 * that uncertain. Edits are in the text's order and don't overlap.
 */
export function editOps({ content, line, edits }: Options): Patch | undefined {
  const { field, isRich } = line
  for (const side of ['before', 'after'] as const) {
    const value = applied({ line, edits, side })
    if (!isRich || keepsMarks({ from: field.value, to: value, line, edits }))
      return setField({ content, field, value })
  }
  return undefined
}

/** What is put between two characters stands before or after the marks between them. */
type Side = 'before' | 'after'

function applied({ line, edits, side }: Omit<Options, 'content'> & { side: Side }): string {
  const { sourceAt, field } = line
  const after = (offset: number) => (offset > 0 ? sourceAt(offset - 1) + 1 : sourceAt(0))
  return edits.toReversed().reduce((value, { from, to, text }) => {
    const isInsertion = from === to
    const start = isInsertion && side === 'before' ? after(from) : sourceAt(from)
    const end = isInsertion ? start : after(to)
    return value.slice(0, start) + text + value.slice(end)
  }, field.value)
}

type KeepsOptions = { from: string; to: string; line: ReadLine; edits: Edit[] }

/** Whether a changed rich text reads as the old one with just these words changed, its marks where they were. */
function keepsMarks({ from, to, line, edits }: KeepsOptions): boolean {
  const [before, after] = [parseRichText(from), parseRichText(to)]
  const words = edits
    .toReversed()
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), line.text)
  const lines = plainText(before).split('\n')
  const changed = plainText(after).split('\n')
  if (lines.length !== changed.length || shapeOf(before) !== shapeOf(after)) return false
  const differing = lines.flatMap((old, i) => (old === changed[i] ? [] : [i]))
  const [index, ...more] = differing
  return index !== undefined && more.length === 0 && lines[index] === line.text && changed[index] === words
}

const shapeOf = (blocks: unknown): string =>
  JSON.stringify(blocks, (key: string, value: unknown) => (key === 'value' ? undefined : value))

type SetOptions = { content: ResumeContent; field: Pick<Field, 'path'>; value: unknown }

/** The patch that gives one place of a document another value, with the tests on ids that it needs. */
export function setField({ content, field, value }: SetOptions): Patch {
  const to = applyPatch({ document: content, patch: [{ op: 'replace', path: field.path, value }] })
  return diffDocuments({ from: content, to })
}
