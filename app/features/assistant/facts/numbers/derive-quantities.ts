import { isClose } from './is-close'
import { isLaterFirst } from './is-later-first'
import { isOfEach, isProduct, isQuotient } from './of-each'
import { isPartOf, isPartOfPart, isPlace, isPlaceAmong, isShare } from './shares'
import { savingOf } from './saving-of'
import type { Span } from '../types'
import type { Dimension, Quantity } from './types'

/**
 * Values that follow from two numbers of one sentence: from 800 ms to 200 ms is 75% less, 600 ms less, a quarter, four
 * times as fast; 41 of 45 are 91%; 3 and 2 people are a team of 5; place 5 of 120 is among the best 5%.
 */
export function derivesFrom({
  claim,
  numbers,
  sentences,
  text,
  isOfSpeed,
  isOfChange,
  isLeft,
  isTotal,
  isAverage,
  isRank,
}: {
  claim: Quantity
  numbers: Quantity[]
  sentences: Span[]
  text: string
  /** The claim is of speed, which grows by more than the time shrinks: 60 to 15 minutes is 300% faster. */
  isOfSpeed: boolean
  /** The words around the claim say that it is a difference. */
  isOfChange: boolean
  /** They say that it is what was come to, as "from 8 to 3 days" does. */
  isLeft: boolean
  /** They say that it is all together. */
  isTotal: boolean
  /** They say that it is so much of each. */
  isAverage: boolean
  /** They say that it is the part at the top. */
  isRank: boolean
}): Span | undefined {
  for (const sentence of sentences) {
    const inside = unitsShared({
      numbers: numbers.filter(({ from, to }) => from >= sentence.from && to <= sentence.to).slice(0, MOST),
      text,
    })
    for (const [index, a] of inside.entries())
      for (const [further, b] of inside.slice(index + 1).entries()) {
        if (isYear(a) || isYear(b)) continue
        if (isAverage && isQuotient({ claim, a, b })) return { from: a.from, to: b.to }
        if (isRank && isPlaceAmong({ claim, a, b, text })) return { from: a.from, to: b.to }
        if (isProduct({ claim, a, b, text }) || isOfEach({ claim, a, b, text }))
          return { from: a.from, to: b.to }
        if (isPartOf({ claim, a, b, between: text.slice(a.to, b.from) })) return { from: a.from, to: b.to }
        if (a.dimension !== b.dimension) continue
        const between = text.slice(a.to, b.from)
        if (isPartOfPart({ claim, a, b, between })) return { from: a.from, to: b.to }
        const isChange = further === 0 && CHANGE.test(between)
        if (
          isPlace({ claim, a, b, between }) ||
          // from 20 to 12 is 40% less; 60% of it is what is left
          (!(isChange && isOfChange) &&
            isShare({ claim, a, b, isOfGoal: GOAL.test(text.slice(sentence.from, sentence.to)) })) ||
          ((isChange || isOfChange || (claim.dimension === 'seconds' && EARLY.test(between))) &&
            follows({
              claim,
              a,
              b,
              isBackward: BACKWARD.test(between) || isLaterFirst({ text, a, b, from: sentence.from }),
              isOfSpeed,
              isCompared: isOfChange,
              isLeft,
            }))
        )
          return { from: a.from, to: b.to }
      }
    const saved = savingOf({ claim, numbers: inside, text })
    if (saved !== undefined) return saved
    if (isSum({ claim, parts: inside, isTotal })) return sentence
  }
  return undefined
}

/** More numbers than this in one sentence bear too much out. */
const MOST = 8
const CHANGE =
  /^.{0,14}?(?:到|至|为|变成|变为|used to|previously|→|->|\bto\b|instead of|rather than|\bfrom\b|现在|如今|\bnow\b).{0,8}$/i
/** Small differences of plain counts are too often other counts of the text. */
const LARGE = 1000
/** The later value stands first. */
const BACKWARD =
  /instead of|rather than|used to|previously|down from|up from|\bfrom\b|compared|\bagainst\b|\bvs\b|原来|之前|原先|此前/i
/** "3 weeks early on a 26 week schedule" */
const EARLY = /\b(?:early|ahead|late)\b|提前|延后|推迟/i
const GOAL = /目标|指标|计划|任务|预算|\b(?:targets?|goals?|quotas?|budget|plan(?:ned)?)\b/i

const OTHER_VALUE =
  /\b(?:used to|took|takes?|was|is|now|to|from|than|previously|before)\b|[到至为成]|其中|\bincluding\b|\bof which\b|原|之前|以前|现在|如今/i

/** "About 45 minutes, it used to take 90": a number without unit after one that has one. */
function unitsShared({ numbers, text }: { numbers: Quantity[]; text: string }): Quantity[] {
  return numbers.map((number, index) => {
    const former = numbers[index - 1]
    const other = number.others.find(({ dimension }) => dimension === former?.dimension)
    if (
      number.dimension === 'count' &&
      other !== undefined &&
      !(other.dimension === 'seconds' && number.raw >= LARGE)
    )
      return { ...number, ...other }
    const isOther =
      former?.dimension === 'seconds' &&
      number.dimension === 'count' &&
      isBare(number) &&
      OTHER_VALUE.test(text.slice(former.to, number.from))
    return isOther
      ? { ...number, dimension: former.dimension, size: former.size, value: number.raw * former.size }
      : number
  })
}

function isBare({ counted, raw, isRounded, rate }: Quantity): boolean {
  return counted === undefined && rate === undefined && !isRounded && raw < 1000
}

function isYear({ dimension, raw, to, from }: Quantity): boolean {
  return dimension === 'count' && raw >= 1950 && raw <= 2049 && to - from === 4
}

function follows({
  claim,
  a,
  b,
  isBackward,
  isOfSpeed,
  isCompared,
  isLeft,
}: {
  claim: Quantity
  a: Quantity
  b: Quantity
  isBackward: boolean
  isOfSpeed: boolean
  isCompared: boolean
  isLeft: boolean
}): boolean {
  if (a.value === 0 || b.value === 0) return false
  const difference = Math.abs(a.value - b.value)
  const parts = (isBackward ? [b] : isOfSpeed ? [a, b] : [a]).map(({ value }) => difference / value)
  const shares = parts.map((share) => share * 100)
  const ratios = [a.value / b.value, b.value / a.value, ...parts]
  const result: { value: number; dimension: Dimension }[] = [
    ...(a.dimension === 'clock' ? [{ value: difference * 60, dimension: 'seconds' as const }] : []),
    ...shares.map((value) => ({ value, dimension: 'percent' as const })),
    ...ratios.map((value) => ({ value, dimension: 'times' as const })),
    ...(a.dimension === 'percent' ? [{ value: difference, dimension: 'points' as const }] : []),
    ...(isLeft || (a.dimension === 'count' && difference < LARGE && !isCompared) || a.dimension === 'percent'
      ? []
      : [{ value: difference, dimension: a.dimension }]),
  ]
  return [claim, ...claim.others].some((mine) =>
    result.some(
      ({ value, dimension }) =>
        isSameDimension({ mine: mine.dimension, derived: dimension }) &&
        isClose({ mine: mine.value, value, bound: claim.bound }),
    ),
  )
}

/** Without a currency in the source, the difference may be of our own. */
function isSameDimension({ mine, derived }: { mine: Dimension; derived: Dimension }): boolean {
  return mine === derived || (derived === 'count' && mine === 'money-CNY')
}

/** Numbers that stand beside each other are two to four parts of a whole. */
function isSum({ claim, parts, isTotal }: { claim: Quantity; parts: Quantity[]; isTotal: boolean }): boolean {
  if (!isTotal && claim.counted !== 'people') return false
  const counts = parts.filter((part) =>
    isTotal
      ? isSameDimension({ mine: claim.dimension, derived: part.dimension }) &&
        part.dimension !== 'percent' &&
        !isYear(part)
      : part.dimension === 'count' && part.raw < 100,
  )
  return counts.some((_, start) => {
    let sum = 0
    return counts.slice(start, start + MOST_PARTS).some(({ value }, index) => {
      sum += value
      return index > 0 && (Math.abs(claim.value - sum) < 1e-6 || isRoundOf({ claim, sum }))
    })
  })
}
/** "近7000万" of 6948万. */
function isRoundOf({ claim: { bound, value }, sum }: { claim: Quantity; sum: number }): boolean {
  if (bound === 'exact' || value < 10) return false
  const share = sum / value
  return bound === 'over'
    ? share >= 1 && share < 1.05
    : bound === 'under'
      ? share <= 1 && share > 0.95
      : Math.abs(share - 1) < 0.05
}
const MOST_PARTS = 4
