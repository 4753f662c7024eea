import { accept, nearSources, ownSources, type CheckContext } from '../check-context'
import type { PreparedText } from '../prepare-text'
import { derivesFrom } from './derive-quantities'
import { enumeratedCount } from './enumerated-count'
import { isCountedAnew } from './said-of-another'
import { otherRate } from './other-rate'
import { MONTH, periodOf, yearsNamed } from './period-of'
import { shareOfTwo } from './share-of-two'
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
  /半|倍|提前|早|晚|结余|剩|提升|提高|增|升|涨|高出|高于|超出|超过|领先|低|少|多出|降|减|缩|压|节|省|差|\b(?:hal[fv]\w*|twice|doubl\w*|tripl\w*|third|quarter|climb\w*|rais(?:e|es|ed|ing)\b|ris(?:e|es|ing|en)|rose|gain\w*|up|improv\w*|increas\w*|reduc\w*|cut\w*|drop\w*|fell|fall\w*|lower\w*|higher|more|less|fewer|above|below|ahead|exceed\w*|down|lighter|smaller|under|early|earlier|later|ahead|remaining|left|sav(?:ed|ing|ings)|short\w*|fast\w*|declin\w*|decreas\w*|gr[eo]w\w*|differ\w*|by)\b/i

/** "Cut to a third", "仅为原先的八分之一": what is left, not by how much it is less. */
const LEFT =
  /(?:(?<!相当|due |up )\bto|[至到]|仅为|只有|只需|原[来先本有]?的|此前的|之前的|\b(?:only|just)) ?(?:about |around |roughly |nearly |some |约|大约|不到)?$/i

const TOTAL =
  /[共计总]|两年|全[年部班]|\b(?:total\w*|combined|across|together|overall|altogether|in all|over(?! [\d$£€¥])|between)\b/i

export function isTotalIn({ text }: CheckContext, { from, to }: Quantity): boolean {
  return TOTAL.test(text.slice(Math.max(0, from - 24), to + 24))
}

const AVERAGE = /均|每|\b(?:averag\w*|per|each|every)\b/i

export function isAverageIn({ text }: CheckContext, { from, to }: Quantity): boolean {
  return AVERAGE.test(text.slice(Math.max(0, from - 24), to + 24))
}

/** Whether a number follows from those of the replaced text, of a list or of two dates. */
export function acceptDerived(
  context: CheckContext,
  claim: Quantity,
  /** those of the suggestion */
  numbers: readonly Quantity[] = [],
): boolean {
  const span = { kind: 'number' as const, from: claim.from, to: claim.to }
  const isOfSpeed = SPEED.test(context.text.slice(Math.max(0, claim.from - 24), claim.to + 12))
  const isLeft = LEFT.test(context.text.slice(Math.max(0, claim.from - 16), claim.from))
  const isOfChange =
    !isLeft && DIFFERENCE.test(context.text.slice(Math.max(0, claim.from - 24), claim.to + 16))
  const isTotal = isTotalIn(context, claim)
  const isAverage = isAverageIn(context, claim)
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
        isLeft,
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
      (isCountedAnew({ context, numbers, claim })
        ? undefined
        : enumeratedCount({ claim, after: context.text.slice(claim.to, claim.to + 4), text: source.text }))
    if (at === undefined) continue
    accept(context, { ...span, source, at, match: 'derived' })
    return true
  }
  const isShort = claim.size === MONTH && claim.raw <= 12
  const share = shareOfTwo({ claim, sources: nearSources(context), text: context.text })
  if (share !== undefined) {
    accept(context, { ...span, ...share, match: 'derived' })
    return true
  }
  const across = isTotal
    ? sumAcross({ claim, source: context.resume, after: context.text.slice(claim.to) })
    : undefined
  if (across !== undefined) {
    accept(context, { ...span, source: context.resume, at: across, match: 'derived' })
    return true
  }
  const isOfWork = OF_WORK.test(context.text.slice(Math.max(0, claim.from - 24), claim.to + 40))
  const at = isStreak(context, claim)
    ? yearsNamed({ ...context.resume, claim })
    : claim.size > MONTH || isShort
      ? periodOf(context.resume, { claim, today: context.today, isOfWork })
      : undefined
  if (at !== undefined) accept(context, { ...span, source: context.resume, at, match: 'derived' })
  return at !== undefined
}

/** "连续三年", "three years in a row": said by the years themselves, not by two dates of a job. */
function isStreak({ text }: CheckContext, { from, to }: Quantity): boolean {
  return /连续 ?$/.test(text.slice(Math.max(0, from - 3), from)) || STREAK.test(text.slice(from, to + 12))
}
const STREAK = /\b(?:in a row|running|straight|consecutive)\b/i

const OF_WORK =
  /经验|工作|从业|任职|从教|教龄|工龄|驾龄|执业|担任|(?<![责主兼委信])任(?![务何意])|\b(?:experience|career|working|employment|professional|years (?:at|with|in|across|as|of))\b/i

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
  if (claim.dimension !== 'percent' || (isOfChange && !isOfFailures && claim.value !== 100)) return undefined
  if (claim.value === 100) {
    const all = ALL.exec(source.text)
    return all === null ? undefined : { from: all.index, to: all.index + all[0].length }
  }
  if (claim.value >= 100 || (claim.value <= 50 && !isOfFailures)) return undefined
  return source.numbers.find(
    ({ dimension, value }) => dimension === 'percent' && Math.abs(100 - value - claim.value) < 1e-6,
  )
}
