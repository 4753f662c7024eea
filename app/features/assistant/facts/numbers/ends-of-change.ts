import type { PreparedText } from '../prepare-text'
import type { Span } from '../types'
import { matchQuantity } from './match-quantity'
import type { Quantity } from './types'

const CHANGE =
  /(?:提升|提高|增长|增加|上升|上涨|下降|降低|减少|缩短|压缩|下调|节省|节约)(?:了|约|近|超过?|逾)? ?$|\b(?:by|up|down) (?:about |around |nearly |over |almost )?$/i

/** "Up 18%", "提升18%": a number says how far something went, not where it began or ended. */
export function saysChange({ text, claim: { from } }: { text: string; claim: Span }): boolean {
  return CHANGE.test(text.slice(Math.max(0, from - 20), from))
}

const BEGINS = /(?:[从由自]|\bfrom) ?(?:the )?(?:约|about |around )?$/i
const ENDS = /(?:[到至为]|->|→|\bto) ?(?:约|about |around )?$/i
const BEGAN = /[从由自]|\bfrom\b/i

/** "Grew to $6.2M" */
const CAME_TO =
  /(?:增长|提升|提高|增加|上升|上涨|下降|降低|减少|缩短|压缩)[到至]$|\b(?:grew|grown|rose|risen|fell|fallen|dropped|went|increased|decreased|reduced|cut|raised)(?: up| down| back)? to (?:about |over |nearly )?$/i

/** Whether a source says a number as the beginning or the end of a change: the 18 and the 23 of "from 18% to 23%". */
export function isEndOfChange({ source: { text }, quantity }: { source: PreparedText; quantity: Span }) {
  const head = text.slice(Math.max(0, quantity.from - 40), quantity.from)
  return BEGINS.test(head) || (ENDS.test(head) && BEGAN.test(head)) || CAME_TO.test(head)
}

/** Characters between the two numbers of a change. */
const BETWEEN = 24
/** Said so often, a number begins no change of its own. */
const OFTEN = 20

/** The number after one of a list, where words between say that the first became it. */
function endAfter({ text, numbers, start }: { text: string; numbers: Quantity[]; start: Quantity }) {
  const next = numbers.find(({ from }) => from >= start.to)
  const between = text.slice(start.to, next?.from)
  return next !== undefined && between.length <= BETWEEN && ENDS.test(between) ? next : undefined
}

/**
 * "From 2.4% to 0.5%" of what went "from 2.4% to 1.5%": the end that the replaced text says instead, wherever else the
 * claim's number stands; undefined where the claim ends no such change.
 */
export function endInstead({
  text,
  numbers,
  claim,
  before,
}: {
  text: string
  numbers: Quantity[]
  claim: Quantity
  before: PreparedText
}): Quantity | undefined {
  const start = numbers.findLast(({ to }) => to <= claim.from)
  if (start === undefined || endAfter({ text, numbers, start }) !== claim) return undefined
  const starts = before.numbers.filter((source) => matchQuantity({ claim: start, source }) === 'same')
  if (starts.length > OFTEN) return undefined
  const ends = starts.flatMap(
    (one) => endAfter({ text: before.text, numbers: before.numbers, start: one }) ?? [],
  )
  const isTold = ends.some(
    (end) => end.dimension !== claim.dimension || matchQuantity({ claim, source: end }) === 'same',
  )
  return isTold ? undefined : ends[0]
}
