import type { SectionKind } from '../../../collections/resumes/choices'
import { stepOnPage } from '../blocks/step-on-page'
import { findPlace } from '../edits/find-place'
import { forPageNow } from '../soon/load-soon'
import type { Editor, FieldTarget } from '../session/editor'
import type { Caret } from './caret'

/** Sections that are written as lists, a line or two to an entry. */
export const LISTED: SectionKind[] = ['language', 'interest', 'certificate', 'award']

type Options = {
  editor: Editor
  caret: Caret
  /** The field that Enter would lead to. */
  next: FieldTarget | undefined
}

/**
 * Enter in a list: a row below a skill, and below the last entry of a section that is a list. Where nothing is written, or the row has
 * a field that waits for its words, Enter leads on; a section that has none gets its first. Answers whether a row was added.
 */
export function addRowBelow({ editor, caret, next }: Options): boolean {
  const { pen } = editor
  const add = () => forPageNow()?.addOnPage({ editor, id: caret.owner }) === true
  const isWritten = (target: FieldTarget) => pen.text(target).trim() !== ''
  const place = findPlace({ content: editor.content(), id: caret.owner })
  // A section without an entry begins with one.
  if (place?.kind === 'section')
    return place.value.kind !== 'skill' && place.value.items.every(({ hidden }) => hidden) && add()
  if (!place || !isWritten(caret)) return false
  const waits = (owners: { id: string }[]) =>
    next !== undefined && !isWritten(next) && owners.some(({ id }) => id === next.owner)
  if (place.kind === 'skill') return !waits(place.list) && add()
  if (place.kind !== 'item' || !LISTED.includes(place.section.kind)) return false
  const isLast = stepOnPage({ editor, id: caret.owner, by: 1 }) === undefined
  return isLast && !waits([place.value]) && add()
}
