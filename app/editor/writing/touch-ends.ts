import { focusOf, isSame, type Caret } from './caret'
import { caretBox, domPlace } from './dom-places'
import { drawnDirection } from './drawn-direction'
import type { FieldPlace } from './page-places'
import type { Pen } from './pen'

export type Ends = { start: FieldPlace; end: FieldPlace }

/** Where what is selected begins and ends, as it is read. */
export function endsOf({ pen, caret }: { pen: Pen; caret: Caret }): Ends | undefined {
  const parts = pen.parts(caret)
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return undefined
  const focus = focusOf(caret)
  // Where a line wraps it ends in the line that the finger has led to.
  const isBefore = isSame(focus, last) && focus.at === last.to && focus.behind === false
  return {
    start: { owner: first.owner, field: first.field, at: first.from },
    end: { owner: last.owner, field: last.field, at: last.to, behind: !isBefore },
  }
}

export const isOne = ({ start, end }: Ends): boolean => isSame(start, end) && start.at === end.at

/** Whether letters are selected: over several fields they may be none of the first. */
export const isSelection = ({ anchor, focus, span }: Caret): boolean => anchor !== focus || span !== undefined

/** Where a place is drawn, in pixels of the screen, and from which side its letters are read. */
export function drawnPlace({ pen, place }: { pen: Pen; place: FieldPlace }) {
  const leaf = pen.leafAt(place)
  const at = leaf && { ...leaf, behind: place.behind }
  const box = at && caretBox(at)
  const node = at && domPlace(at)?.node
  return box && node && { box, isRtl: drawnDirection(node) === 'rtl' }
}
