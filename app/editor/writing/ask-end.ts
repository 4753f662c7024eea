import { domPlace } from './dom-places'
import { rangeOf, type Caret } from './caret'
import { endComposition } from './end-composition'
import type { Pen } from './pen'
import { isDates } from './written-dates'

/** What stands between two dates. */
const TO = ' – '

type Options = { pen: Pick<Pen, 'text' | 'leafAt' | 'write'>; caret: Caret }

/** Goes on from a first date to the second, where the page asks for one in grey. Answers whether it did. */
export function askEnd({ pen, caret }: Options): boolean {
  const { from, to } = rangeOf(caret)
  const end = pen.text(caret).length
  if (!isDates(caret) || caret.span || end === 0 || to < end || (from < to && from > 0)) return false
  const leaf = pen.leafAt({ owner: caret.owner, field: caret.field, at: end })
  const isAsked = leaf && domPlace(leaf)?.block.closest('.jl-date')?.querySelector('.jl-placeholder')
  if (!isAsked || pen.text(caret).endsWith(TO)) return false
  pen.write({ from: end, to: end, text: TO })
  return true
}

/** Whose dates a grey end stands behind, if one is pressed. */
function ownerOfEnd(target: EventTarget | null): string | undefined {
  const grey = target instanceof Element ? target.closest('.jl-date .jl-placeholder') : null
  const block = grey?.previousSibling ? grey.closest('[data-block]')?.getAttribute('data-block') : null
  return block?.replace(/\.date$/, '')
}

type Press = { editor: { pen: Pen }; event: Pick<MouseEvent, 'target'> }

/** The same where the grey end is pressed, again too. Answers whether it was. */
export function pressEnd({ editor: { pen }, event }: Press): boolean {
  const owner = ownerOfEnd(event.target)
  if (owner === undefined) return false
  // A press whose own doing is prevented leaves a composition open.
  endComposition(pen)
  pen.enter({ owner, field: 'start' }, 'end')
  const caret = pen.writing.get()?.caret
  if (caret) askEnd({ pen, caret })
  return true
}

/** Whether a click is that press's own. */
export const pressedEnd = ({ target }: Pick<MouseEvent, 'target'>): boolean =>
  ownerOfEnd(target) !== undefined
