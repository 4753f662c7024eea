import type { CheckContext } from '../check-context'
import type { PreparedText } from '../prepare-text'
import type { CheckedNumber } from './accept-derived'
import { matchQuantity } from './match-quantity'
import { MONTH } from './period-of'
import type { Quantity } from './types'

/** "In one year" of what took "over two years": what other dates would bear out is another time. */
export function isOtherPeriod({ context: { before }, numbers, claim }: CheckedNumber): boolean {
  const isPeriod = ({ dimension, size }: Quantity) => dimension === 'seconds' && size >= MONTH
  return (
    isPeriod(claim) &&
    before.numbers.some(
      (old) =>
        isPeriod(old) &&
        old.size === claim.size &&
        DURING.test(before.text.slice(Math.max(0, old.from - 16), old.from)) &&
        !numbers.some((other) => matchQuantity({ claim: other, source: old }) !== undefined),
    )
  )
}
const DURING = /\b(?:over|in|within|during) (?:the (?:past|last) )?$|历时|用时?$|耗时$/i

/** "Over 80" is borne out by the 85 of another place of the resume, but not by its 118. */
export function isRoundedDown({ claim, source }: { claim: Quantity; source: Quantity }): boolean {
  if (claim.bound !== 'over' || source.value <= claim.value) return true
  const digits = /[1-9]0*$/.exec(String(Math.round(claim.raw)))?.[0].length ?? 1
  return source.value < claim.value * (1 + 10 ** (digits - 1) / Math.max(claim.raw, 1))
}

/** "Two Michelin stars" of who tells of one: the same words behind another count, which the suggestion says no more. */
export function isCountedAnew({
  context: { before, text },
  numbers,
  claim,
}: {
  context: CheckContext
  numbers: readonly Quantity[]
  claim: Quantity
}): boolean {
  if (claim.dimension !== 'count' || claim.raw < 2 || claim.raw > MOST_COUNTED) return false
  const counted = COUNTED.exec(text.slice(claim.to, claim.to + 40))?.[1]?.replace(/s$/, '')
  if (counted === undefined) return false
  const isOther = (count: number) => count !== claim.raw && !numbers.some(({ raw }) => raw === count)
  const saysSame = (at: number) =>
    before.text.slice(at).trimStart().toLowerCase().startsWith(counted.toLowerCase())
  return (
    before.numbers.some(({ raw, to }) => raw <= MOST_COUNTED && isOther(raw) && saysSame(to)) ||
    (isOther(1) &&
      Array.from(before.text.matchAll(ONE)).some(({ index, 0: one }) => saysSame(index + one.length)))
  )
}
const MOST_COUNTED = 20
/** What is counted: two words, or a measure and what it is of. */
const COUNTED = /^ ?([a-z]+ [a-z]+|(?!个)\p{Script=Han}{1,2}(?=[，。,;；、\s]|$)|\p{Script=Han}{2,3})/iu
const ONE = /\bone |一(?=[个家项门科所名次篇座台条])/gi

/** "Over seven" of who says seven: the nine of another clause bears out nothing of it. */
export function isOverSaid({
  claim,
  source: { numbers },
  quantity,
}: {
  claim: Quantity
  source: PreparedText
  quantity: Quantity
}): boolean {
  return (
    claim.bound === 'over' &&
    claim.raw < 10 &&
    quantity.raw > claim.raw &&
    numbers.some(
      ({ raw, bound, dimension }) => raw === claim.raw && bound === 'exact' && dimension === claim.dimension,
    )
  )
}

const RANK_BEFORE =
  /(?:排名|名列|位列|位居|排|评比|居)[^，。,;；\d]{0,4}$|\b(?:ranked|placed|came|finished|ranking) (?:in )?(?:the )?$/i
const RANK_AROUND = /第|名|位|冠|榜|排|rank|plac|came|finish|top|first|best|No\.|#|winner/i

/** "排名第一" is borne out by no first year at school. */
export function isOtherOrdinal({
  text,
  claim,
  source,
  quantity,
}: {
  text: string
  claim: Quantity
  source: PreparedText
  quantity: Quantity
}): boolean {
  return (
    claim.dimension === 'ordinal' &&
    RANK_BEFORE.test(text.slice(Math.max(0, claim.from - 16), claim.from)) &&
    !RANK_AROUND.test(source.text.slice(Math.max(0, quantity.from - 12), quantity.to + 8))
  )
}

const ALL = /(?:\ball (?:of the |the )?|全部|所有)$/i

/** "45项问题全部关闭" */
const ALL_OF_THEM = /^ ?[个项条名篇家]\p{Script=Han}{0,4}(?:全部|全数|均已|都已)/u

/** "All 13 papers". */
export function saysAll({ text, claim: { from, to } }: { text: string; claim: Quantity }): boolean {
  return ALL.test(text.slice(Math.max(0, from - 10), from)) || ALL_OF_THEM.test(text.slice(to, to + 12))
}

/** "$1.5M on ads over 3 years" is no 1.5 million a year. */
export function isOfPeriod({ source, quantity }: { source: PreparedText; quantity: Quantity }): boolean {
  return quantity.rate === undefined && PERIOD.test(source.text.slice(quantity.to, quantity.to + 50))
}
const PERIOD =
  /^[^,.;，。；\n\d]{0,40}(?: (?:over|in|within|across) (?:the (?:past|last) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:years|months|quarters|weeks)\b| in total\b)/i

/** "提出7条，采纳4条" */
const PART_OF_IT =
  /^[^。；;.\n\d]{0,16}(?:其中|采纳|采用|录用|通过|中标|获批|\b(?:adopted|accepted|approved|passed)\b)[^。；;.\n\d]{0,4}\d/i

/** Whether a source says a number only as what a part was of: the 13 of "9 of 13". */
export function isWhole({ source, quantity }: { source: PreparedText; quantity: Quantity }): boolean {
  if (PART_OF_IT.test(source.text.slice(quantity.to, quantity.to + 30))) return true
  return /(?:\d ?\/|(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)) (?:out )?of (?:(?:the|our|its) )?(?:\w+'s )?) ?$/.test(
    source.text.slice(Math.max(0, quantity.from - 36), quantity.from),
  )
}
