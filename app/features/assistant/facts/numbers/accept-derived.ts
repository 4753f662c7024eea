import { accept, nearSources, ownSources, type CheckContext } from '../check-context'
import type { PreparedText } from '../prepare-text'
import { derivesFrom } from './derive-quantities'
import { enumeratedCount } from './enumerated-count'
import { followsFromSaid } from './follows-from-said'
import { matchQuantity } from './match-quantity'
import { otherRate } from './other-rate'
import { MONTH, periodOf } from './period-of'
import { sumAcross } from './sum-across'
import type { Span } from '../types'
import type { Quantity } from './types'

export type CheckedNumber = {
  context: CheckContext
  /** all of the suggestion */ numbers: Quantity[]
  claim: Quantity
}

const SPEED =
  /效率|速度|提速|产能|快|\b(?:fast\w*|speed\w*|quick\w*|productiv\w*|throughput|efficien\w*|capacity)\b/i

/** Words at a number that make it a difference of two. */
const DIFFERENCE =
  /半|倍|提前|早|晚|结余|剩|提升|提高|增|升|涨|高出|高于|超出|超过|领先|低|少|多出|降|减|缩|压|节|省|差|\b(?:hal[fv]\w*|twice|doubl\w*|tripl\w*|third|quarter|climb\w*|ris(?:e|es|ing|en)|rose|gain\w*|up|improv\w*|increas\w*|reduc\w*|cut\w*|drop\w*|fell|fall\w*|lower\w*|higher|more|less|fewer|above|below|ahead|exceed\w*|down|lighter|smaller|under|early|earlier|later|ahead|remaining|left|sav(?:ed|ing|ings)|short\w*|fast\w*|declin\w*|decreas\w*|gr[eo]w\w*|differ\w*|by)\b/i

/** "Cut to a third", "仅为原先的八分之一": what is left, not by how much it is less. */
const LEFT =
  /(?:(?<!相当|due |up )\bto|[至到]|仅为|只有|只需|原[来先本有]?的|此前的|之前的|\b(?:only|just)) ?(?:about |around |roughly |nearly |some |约|大约|不到)?$/i

const TOTAL =
  /[共计总]|两年|全[年部班]|\b(?:total\w*|combined|across|together|overall|altogether|in all|over(?! [\d$£€¥])|between)\b/i

function isTotalIn({ text }: CheckContext, { from, to }: Quantity): boolean {
  return TOTAL.test(text.slice(Math.max(0, from - 24), to + 24))
}

const AVERAGE = /均|每|\b(?:averag\w*|per|each|every)\b/i

/** Whether a number follows from those of the replaced text, of a list or of two dates. */
export function acceptDerived(context: CheckContext, claim: Quantity): boolean {
  const span = { kind: 'number' as const, from: claim.from, to: claim.to }
  const isOfSpeed = SPEED.test(context.text.slice(Math.max(0, claim.from - 24), claim.to + 12))
  const isOfChange =
    DIFFERENCE.test(context.text.slice(Math.max(0, claim.from - 24), claim.to + 16)) &&
    !LEFT.test(context.text.slice(Math.max(0, claim.from - 16), claim.from))
  const isTotal = isTotalIn(context, claim)
  const isAverage = AVERAGE.test(context.text.slice(Math.max(0, claim.from - 24), claim.to + 24))
  const isRank = /(?:前|top|best|first) ?$/i.test(context.text.slice(Math.max(0, claim.from - 6), claim.from))
  for (const source of isRank ? ownSources(context) : nearSources(context)) {
    const at =
      derivesFrom({
        claim,
        numbers: source.numbers,
        sentences: source.sentences,
        text: source.text,
        isOfSpeed,
        isOfChange,
        isTotal,
        isAverage,
        isRank,
      }) ??
      otherRate({ claim, source }) ??
      restOfAll({
        claim,
        source,
        isOfChange,
        around: context.text.slice(Math.max(0, claim.from - 24), claim.to + 16),
      }) ??
      periodOf(source, { claim, today: context.today }) ??
      enumeratedCount({ claim, after: context.text.slice(claim.to, claim.to + 4), text: source.text })
    if (at === undefined) continue
    accept(context, { ...span, source, at, match: 'derived' })
    return true
  }
  const isShort = claim.size === MONTH && claim.raw <= 12
  const across = isTotal
    ? sumAcross({ claim, source: context.resume, after: context.text.slice(claim.to) })
    : undefined
  if (across !== undefined) {
    accept(context, { ...span, source: context.resume, at: across, match: 'derived' })
    return true
  }
  const isOfWork = OF_WORK.test(context.text.slice(Math.max(0, claim.from - 24), claim.to + 40))
  const at =
    claim.size > MONTH || isShort
      ? periodOf(context.resume, { claim, today: context.today, isOfWork })
      : undefined
  if (at !== undefined) accept(context, { ...span, source: context.resume, at, match: 'derived' })
  return at !== undefined
}

const OF_WORK =
  /经验|工作|从业|任职|\b(?:experience|career|working|employment|professional|years (?:at|with|in|across|as|of))\b/i

const ALL = /都|全部|全员|全数|全覆盖|所有|无一|每[个名位]|\b(?:all|every(?:one)?|each|none|no one)\b/i
const FAILED =
  /差错|错误|不良|缺陷|失误|故障|未|不合格|退|\b(?:errors?|defects?|fail\w*|rejects?|returns?|mistakes?|not)\b/i

/** "98.5% needing no repair" of a repair rate of 1.5%. */
function restOfAll({
  claim,
  source,
  isOfChange,
  around,
}: {
  claim: Quantity
  source: PreparedText
  isOfChange: boolean
  around: string
}): Span | undefined {
  const isOfFailures = FAILED.test(around)
  if (claim.dimension !== 'percent' || (isOfChange && !isOfFailures)) return undefined
  if (claim.value === 100) {
    const all = ALL.exec(source.text)
    return all === null ? undefined : { from: all.index, to: all.index + all[0].length }
  }
  if (claim.value >= 100 || (claim.value <= 50 && !isOfFailures)) return undefined
  return source.numbers.find(
    ({ dimension, value }) => dimension === 'percent' && Math.abs(100 - value - claim.value) < 1e-6,
  )
}

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
  if (said.some((whole) => said.some((part) => part.raw >= 1 && whole.raw - part.raw === claim.raw)))
    return true
  return isSumOfSaid({ text: context.text, said, claim })
}

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
  const told = near.flatMap((source) => source.numbers.filter(({ dimension }) => dimension === 'count'))
  return numbers.filter(
    (number) =>
      number !== claim && told.some((source) => matchQuantity({ claim: number, source }) === 'same'),
  )
}

const LESS_OR_MORE =
  /下降|降低|减少|降幅|增长|增加|提升|提高|涨幅|上升|超出|超过|高出|\b(?:decreas\w*|reduc\w*|drop\w*|declin\w*|increas\w*|growth|rise|improve\w*|cut|less|more|fewer|lower|higher)\b|\bby (?:about |around |nearly |over |some )?\|/i

/** "A 60% decrease", "下降60%": by so much, which is not what is left of it ("降至60%"). */
function isLessOrMore({ text }: CheckContext, { from, to }: Quantity): boolean {
  const head = text.slice(Math.max(0, from - 12), from)
  if (/(?:[至到]|\bto |的) ?$/i.test(head)) return false
  return LESS_OR_MORE.test(`${head}|${text.slice(to, to + 12)}`)
}

/** Characters between a sum and its parts. */
const BESIDE = 120

const NONE = /\b(?:no|none|never|without|not|nothing)\b|无|没|未|零/i
