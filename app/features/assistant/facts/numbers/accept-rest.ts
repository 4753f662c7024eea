import { accept, nearSources, ownSources, type CheckContext } from '../check-context'
import type { PreparedText } from '../prepare-text'
import { originalSpan } from '../text/fold-text'
import { isAverageIn, isTotalIn, type CheckedNumber } from './accept-derived'
import { followsFromSaid } from './follows-from-said'
import { matchQuantity } from './match-quantity'
import type { Quantity } from './types'

/** The rest of a whole that the suggestion says with its part: two of five papers leave three; none is zero. */
export function acceptRest(checked: CheckedNumber): boolean {
  const { context, claim } = checked
  if (!isRest(checked)) return false
  const source = nearSources(context)[0] ?? context.before
  const at = { from: 0, to: source.text.length }
  accept(context, { kind: 'number', from: claim.from, to: claim.to, source, at, match: 'derived' })
  return true
}

function isRest({ context, numbers, claim }: CheckedNumber): boolean {
  const near = nearSources(context)
  const told = ownSources(context).flatMap((source) => source.numbers)
  const isChange = isLessOrMore(context, claim)
  if (
    followsFromSaid({
      text: context.text,
      told,
      numbers,
      claim,
      isChange,
      isTotal: isTotalIn(context, claim),
      isAverage: isAverageIn(context, claim),
      isYearly: YEARLY.test(context.text.slice(Math.max(0, claim.from - 16), claim.to + 16)),
      isWorkedOut: (number) => isWorkedOut(context, number),
    })
  )
    return true
  if (claim.dimension !== 'count') return false
  if (claim.raw === 0) return near.some(({ text }) => NONE.test(text))
  const said = saidCounts({ near, numbers, claim })
  if (
    near.some(
      (source) => source.numbers.some(({ raw }) => raw - 1 === claim.raw) && ALL_BUT_ONE.test(source.text),
    )
  )
    return true
  if (near.some((source) => source.numbers.some((others) => isOneMore({ source, others, claim }))))
    return true
  const isPlusOne = near.some(({ text }) => AND_ONE.test(text))
  if (claim.raw === 2 && near.some(({ text }) => WITH_ONE.test(text))) return true
  if (isPlusOne && said.some(({ raw }) => raw + 1 === claim.raw)) return true
  const isOfRange = (one: Quantity, other: Quantity) => isRange({ text: context.text, one, other })
  if (
    said.some((whole) =>
      said.some((part) => part.raw >= 1 && whole.raw - part.raw === claim.raw && !isOfRange(whole, part)),
    )
  )
    return true
  return isSumOfSaid({ text: context.text, said, claim })
}

const YEARLY = /annuali[sz]ed|\b(?:a|per|each|every) year\b|\bannual(?:ly)?\b|\byearly\b|[全每]年|年化|一年/i

/** "30 assets: 26 figures and 4 outfits": the parts follow it in one breath, and all of them have been told. */
function isSumOfSaid({ text, said, claim }: { text: string; said: Quantity[]; claim: Quantity }): boolean {
  const parts = said
    .filter(({ from }) => from >= claim.to && from <= claim.to + BESIDE)
    .filter(({ from }) => !/[.;。；\n]/.test(text.slice(claim.to, from)))
  let sum = 0
  return parts.slice(0, MOST_PARTS).some(({ raw }, index) => {
    sum += raw
    return index > 0 && sum === claim.raw
  })
}

const MOST_PARTS = 4

function isWorkedOut({ verdict, after }: CheckContext, { from, to }: Quantity): boolean {
  const place = originalSpan({ folded: after, from, to })
  return verdict.sources.some(
    (one) => one.match === 'derived' && one.from === place.from && one.to === place.to,
  )
}

const ALL_BUT_ONE =
  /\ball but one\b|\bexcept (?:for )?one\b|除(?:了)?(?:其中)?[一1][个次场家台项]|只有[一1][个次场家台项](?:没|未)/i

/** "4 co-authors" and oneself are five. */
function isOneMore({
  source,
  others,
  claim,
}: {
  source: PreparedText
  others: Quantity
  claim: Quantity
}): boolean {
  const tail = source.text.slice(others.to, others.to + 14)
  return (
    others.raw + 1 === claim.raw &&
    /^ ?(?:co-\w|(?:other|more)s?\b|colleagues\b|classmates\b|friends\b|[名位个](?:同学|朋友)|[名位个](?:同事|合作者|合著者))/i.test(
      tail,
    )
  )
}

/** "5 engineers and one designer" are six. */
const AND_ONE =
  /(?:母公司|总部|本部|总公司|总店|本人)[和及与、加]|\b(?:and|plus) (?:one|an?) |[和加与]一[名位个]/i

/** "With one other engineer": two of them. */
const WITH_ONE =
  /[和与跟同](?:另|其他|另外)?[一1][名位个]|\b(?:with|together with|alongside) (?:one|an?|another|my) (?:other )?(?:engineer|developer|designer|colleague|co-?worker|teammate|classmate|friend|partner|nurse|teacher|analyst|student|temp)\b/i

/** "15至20个": not a whole and its part, as "from 19 to 13" is. */
function isRange({ text, one, other }: { text: string; one: Quantity; other: Quantity }): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one]
  const isFrom = /(?:\bfrom|[由从]) ?$/i.test(text.slice(Math.max(0, first.from - 6), first.from))
  return !isFrom && /^ ?(?:[-~至到]|to) ?$/.test(text.slice(first.to, last.from))
}

/** Counts of the suggestion that the person has told. */
function saidCounts({
  near,
  numbers,
  claim,
}: {
  near: PreparedText[]
  numbers: Quantity[]
  claim: Quantity
}): Quantity[] {
  let said = saidOf.get(numbers)
  if (said === undefined) {
    const told = near.flatMap((source) => source.numbers.filter(({ dimension }) => dimension === 'count'))
    said = numbers.filter((number) =>
      told.some((source) => matchQuantity({ claim: number, source }) === 'same'),
    )
    saidOf.set(numbers, said)
  }
  return said.filter((number) => number !== claim)
}
/** The same for each claim of a suggestion. */
const saidOf = new WeakMap<Quantity[], Quantity[]>()

const LESS_OR_MORE =
  /下降|降低|减少|降幅|增长|增加|提升|提高|涨幅|上升|超出|超过|高出|\b(?:decreas\w*|reduc\w*|drop\w*|declin\w*|increas\w*|growth|rise|improve\w*|cut|less|more|fewer|lower|higher|up|down)\b|year[- ]over[- ]year|[同环]比|\bby (?:about |around |nearly |over |some )?\|/i

/** "A 60% decrease", "下降60%": by so much, which is not what is left of it ("降至60%"). */
function isLessOrMore({ text }: CheckContext, { from, to }: Quantity): boolean {
  const head = text.slice(Math.max(0, from - 12), from)
  if (/(?:[至到]|\bto |的) ?$/i.test(head)) return false
  return LESS_OR_MORE.test(`${head}|${text.slice(to, to + 12)}`)
}

/** Characters between a sum and its parts. */
const BESIDE = 120

const NONE = /n't\b|\b(?:no|none|never|without|not|nothing)\b|无|没|未|零/i
