import type { Mark } from '../../document/rich-text/signs'
import type { FieldTarget } from '../session/editor'
import type { FieldPlace } from './page-places'

export type Range = { from: number; to: number }
/** A selection over several fields: where it began and where it ends now, which may stand before it. */
export type Span = { anchor: FieldPlace; focus: FieldPlace }
/** What of a field is selected. */
export type Part = FieldTarget & Range

/** Where somebody writes on the page: a selection in a field's text, or a caret where both ends are one. */
export type Caret = FieldTarget & {
  anchor: number
  focus: number
  /** What is written next has these in place of its neighbour's. */
  marks?: readonly Mark[]
  /** At the end of the line before rather than at the beginning of the next one, where a line wraps. */
  behind?: boolean
  /** Where the selection goes on into other fields; this one is the first of them in reading order. */
  span?: Span
}

/** What is selected, in the order of the text. */
export function rangeOf({ anchor, focus }: Caret): Range {
  return { from: Math.min(anchor, focus), to: Math.max(anchor, focus) }
}

/** Where a selection began. */
export const anchorOf = ({ owner, field, anchor, span }: Caret): FieldPlace =>
  span?.anchor ?? { owner, field, at: anchor }

/** Where it ends now, and keys lead on from. */
export const focusOf = ({ owner, field, focus, behind, span }: Caret): FieldPlace =>
  span?.focus ?? { owner, field, at: focus, behind }

export const isSame = (a: FieldTarget, b: FieldTarget) => a.owner === b.owner && a.field === b.field
