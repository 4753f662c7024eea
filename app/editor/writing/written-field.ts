import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { spliceLines } from '../../document/rich-text/edit-lines'
import { blocksOf, linesOf, linesText, type Line } from '../../document/rich-text/lines'
import { parseRichText } from '../../document/rich-text/parse'
import type { Mark } from '../../document/rich-text/signs'
import { serializeRichText } from '../../document/rich-text/serialize'
import { findPlace } from '../edits/find-place'
import { fieldOf, type FieldValue } from '../edits/set-field'
import { setSign, waitsWithSign } from '../edits/told-in-items'
import type { FieldTarget } from '../session/editor'
import { isDates, printedDates } from './written-dates'

/** Puts `text` in the place of a stretch of a field's text, offsets in UTF-16 units; `soft` line feeds begin no paragraph, `marks` are in place of the neighbour's. */
export type Edit = { from: number; to: number; text: string; soft?: boolean; marks?: readonly Mark[] }
export type WrittenField = FieldTarget & { content: ResumeContent }

/** Whether lines of a field are paragraphs and items, with marks. */
export function isRich({ field }: FieldTarget): boolean {
  return controlOf(field) === 'text'
}

/** Whether a line feed begins something in a field: a paragraph, a tag. Elsewhere it is a space. */
export function hasLines(target: FieldTarget): boolean {
  return isRich(target) || controlOf(target.field) === 'tags'
}

/** How a field of an entry is written; undefined of other fields. */
export function controlOf(field: string): string | undefined {
  return field in ITEM_FIELDS ? ITEM_FIELDS[field as keyof typeof ITEM_FIELDS].control : undefined
}

/** The text of a field as it stands on the page, without marks; the offsets of `Source` are its. Undefined where there is none. */
export function writtenText({ content, owner, field }: WrittenField): string | undefined {
  if (isDates({ field })) return printedDates({ content, owner })
  const value = fieldOf({ content, owner, field })
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value !== 'string') return undefined
  return isRich({ owner, field }) ? linesText(linesOfField({ content, owner, field })) : value
}

/** What the field holds after an edit. */
export function withEdit({ edit, ...target }: WrittenField & { edit: Edit }): FieldValue {
  if (isRich(target)) return writeLines(spliceLines({ lines: linesOfField(target), ...edit }), target)
  const before = writtenText(target) ?? ''
  const text = before.slice(0, edit.from) + edit.text + before.slice(edit.to)
  if (controlOf(target.field) === 'tags') return text === '' ? [] : text.split('\n')
  return text
}

/** The line of an empty text that waits for its first item. */
export const WAITING: Line = { levels: [{ ordered: false, start: 1 }], opens: true, children: [] }
let last: { value: string; lines: Line[] } | undefined

/** The lines of a rich text. Those of the last one are kept: one letter asks for them half a dozen times. */
export function linesOfField(target: WrittenField): Line[] {
  const value = fieldOf(target)
  if (typeof value !== 'string') return []
  if (value === '') return waits(target) ? [WAITING] : []
  if (last?.value !== value) last = { value, lines: linesOf(parseRichText(value)) }
  return last.lines
}

function waits({ content, owner }: WrittenField): boolean {
  const place = findPlace({ content, id: owner })
  return place?.kind === 'item' && waitsWithSign({ kind: place.section.kind, owner })
}

/** What a field holds that has these lines: one empty line, or the sign that waits there, is what an empty text shows. */
export function writeLines(lines: readonly Line[], field?: WrittenField): string {
  const sign = signOfEmpty(lines)
  const isShown = sign === false || (sign === true && field !== undefined && waits(field))
  return isShown ? '' : serializeRichText(blocksOf(lines))
}

/** The same of lines that a command has made: it may have given an empty text its sign, or taken it. */
export function writeCommanded(lines: readonly Line[], field: WrittenField): string {
  const sign = signOfEmpty(lines)
  if (sign !== undefined) setSign({ owner: field.owner, waits: sign })
  return writeLines(lines, field)
}

/** Whether a text without a letter is an item; undefined where it is more than that. */
function signOfEmpty([first, ...others]: readonly Line[]): boolean | undefined {
  if (!first || others.length > 0 || first.children.length > 0) return undefined
  const [level, ...deeper] = first.levels
  return level?.ordered || deeper.length > 0 ? undefined : level !== undefined
}
