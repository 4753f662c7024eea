import type { Span } from '../types'
import type { Dimension, Quantity } from './types'

/**
 * Values that follow from the numbers of one sentence: from 800 ms to 200 ms is 75% less, 600 ms less, a quarter, four
 * times as fast; 3 and 2 people are a team of 5; place 5 of 120 is among the best 5%.
 */
export function derivesFrom({
  claim,
  numbers,
  sentences,
  text,
  isOfSpeed,
}: {
  claim: Quantity
  numbers: Quantity[]
  sentences: Span[]
  text: string
  /** The claim is of speed, which grows by more than the time shrinks: 60 to 15 minutes is 300% faster. */
  isOfSpeed: boolean
}): Span | undefined {
  for (const sentence of sentences) {
    const inside = numbers.filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
    const pair = inside
      .map((a, index): [Quantity, Quantity | undefined] => [a, inside[index + 1]])
      .find(
        ([a, b]) =>
          b !== undefined && a.dimension === b.dimension && followsFrom({ claim, a, b, text, isOfSpeed }),
      )
    if (pair !== undefined) return { from: pair[0].from, to: pair[1]?.to ?? pair[0].to }
    if (isSum({ claim, parts: inside })) return sentence
  }
  return undefined
}

const CHANGE = /^.{0,14}?(?:到|至|为|→|->|\bto\b|instead of|rather than|\bfrom\b|现在|如今|\bnow\b).{0,8}$/i
/** Small differences of plain counts are too often other counts of the text. */
const LARGE = 1000
/** The later value stands first. */
const BACKWARD = /instead of|rather than|\bfrom\b|原来|之前/i
const RANK = /^ ?(?:\/|of|out of) ?$/

function followsFrom({
  claim,
  a,
  b,
  text,
  isOfSpeed,
}: {
  claim: Quantity
  a: Quantity
  b: Quantity
  text: string
  isOfSpeed: boolean
}): boolean {
  if (a.value === 0 || b.value === 0) return false
  const between = text.slice(a.to, b.from)
  const rank = (Math.min(a.value, b.value) / Math.max(a.value, b.value)) * 100
  if (RANK.test(between))
    return (
      claim.dimension === 'percent' &&
      Number.isInteger(claim.value) &&
      claim.value <= 50 &&
      claim.value >= rank &&
      claim.value <= rank * 2
    )
  return CHANGE.test(between) && follows({ claim, a, b, isBackward: BACKWARD.test(between), isOfSpeed })
}

function follows({
  claim,
  a,
  b,
  isBackward,
  isOfSpeed,
}: {
  claim: Quantity
  a: Quantity
  b: Quantity
  isBackward: boolean
  isOfSpeed: boolean
}): boolean {
  const difference = Math.abs(a.value - b.value)
  const parts = (isBackward ? [b] : isOfSpeed ? [a, b] : [a]).map(({ value }) => difference / value)
  const shares = parts.map((share) => share * 100)
  const ratios = [a.value / b.value, b.value / a.value, ...parts]
  const result: { value: number; dimension: Dimension }[] = [
    ...shares.map((value) => ({ value, dimension: 'percent' as const })),
    ...ratios.map((value) => ({ value, dimension: 'times' as const })),
    ...(a.dimension === 'percent' ? [{ value: difference, dimension: 'points' as const }] : []),
    ...((a.dimension === 'count' && difference < LARGE) || a.dimension === 'percent'
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

function isClose({ mine, value, bound }: { mine: number; value: number; bound: Quantity['bound'] }): boolean {
  if (bound === 'over') return value >= mine * 0.999 && value < mine * 1.2
  if (bound !== 'exact') return Math.abs(mine - value) <= mine * 0.1
  const decimals = String(mine).split('.')[1]?.length ?? 0
  return (
    Math.abs(mine - value) <= 0.5 * 10 ** -Math.min(decimals, 6) * 1.001 &&
    Math.abs(mine - value) < mine * 0.05
  )
}

function isSum({ claim, parts }: { claim: Quantity; parts: Quantity[] }): boolean {
  const counts = parts.filter(({ dimension, raw }) => dimension === 'count' && raw < 100)
  return (
    claim.counted === 'people' &&
    counts.length > 1 &&
    counts.length < 5 &&
    claim.raw === counts.reduce((sum, { raw }) => sum + raw, 0)
  )
}
