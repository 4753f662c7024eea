import { matchQuantity } from './match-quantity'
import type { Quantity } from './types'

const ABOUT = 0.06
/** More told numbers than this beside it bear too much out. */
const MOST = 4
/** Characters between a number and those that it follows from. */
const BESIDE = 140

/**
 * Whether a number follows by one step of arithmetic from two that the suggestion repeats beside it from the
 * source: "38 of 212 demos became customers, roughly 18%", "450 tickets, about 50 for each of 9".
 */
export function followsFromSaid({
  text,
  told,
  numbers,
  claim,
  isChange,
  isTotal,
  isAverage,
  isYearly,
  isWorkedOut,
}: {
  text: string
  /** whether a number of the suggestion was found by arithmetic before */
  isWorkedOut: (number: Quantity) => boolean
  /** those of the sources */
  told: Quantity[]
  /** all of the suggestion */
  numbers: Quantity[]
  claim: Quantity
  /** the words at the claim say that it is by how much something changed */
  isChange: boolean
  /** they say that it is all together */
  isTotal: boolean
  /** they say that it is so much of each */
  isAverage: boolean
  /** they say that it is of a year */
  isYearly: boolean
}): boolean {
  const start = text.lastIndexOf('\n', claim.from) + 1
  const end = text.indexOf('\n', claim.to)
  const said = numbers
    .filter(({ from, to }) => from >= start && (end === -1 || to <= end))
    .filter((number) => number !== claim && Math.abs(number.from - claim.from) <= BESIDE)
    .filter(
      (number) =>
        isWorkedOut(number) || told.some((source) => matchQuantity({ claim: number, source }) === 'same'),
    )
    .sort((a, b) => Math.abs(a.from - claim.from) - Math.abs(b.from - claim.from))
    .slice(0, MOST)
  const mine = [claim, ...claim.others].map(({ dimension, value }) => ({ dimension, value }))
  const isOfYear = ({ rate, dimension, value }: Quantity) =>
    isYearly &&
    rate !== undefined &&
    (IN_YEAR[rate] ?? []).some((times) =>
      mine.some(
        (one) =>
          isSame(one.dimension, dimension) && isClose({ claim, mine: one.value, value: value * times }),
      ),
    )
  if (said.some(isOfYear)) return true
  return said.some((a) =>
    said.some(
      (b) =>
        a !== b &&
        resultsOf({ a, b, text, isChange, isTotal, isAverage }).some((result) =>
          mine.some(
            (one) =>
              isSame(one.dimension, result.dimension) &&
              isClose({ claim, mine: one.value, value: result.value }),
          ),
        ),
    ),
  )
}

/** How many of them a year has, counted as working time or not. */
const IN_YEAR: Partial<Record<NonNullable<Quantity['rate']>, number[]>> = {
  week: [50, 52],
  month: [12],
  quarter: [4],
}

/** The later value stands first. */
const BACKWARD =
  /\b(?:from|than|versus|vs|compared)\b|\b(?:target|goal|quota)\b|原来|原先|此前|目标|指标|计划/i

const THERE_AND_BACK = /往返|来回|\bround[- ]trip\b/i

type Result = Pick<Quantity, 'dimension' | 'value'>

function resultsOf({
  a,
  b,
  text,
  isChange,
  isTotal,
  isAverage,
}: {
  a: Quantity
  b: Quantity
  text: string
  isChange: boolean
  isTotal: boolean
  isAverage: boolean
}): Result[] {
  if (a.value <= 0 || b.value <= 0) return []
  const results: Result[] = []
  const share = b.dimension === 'percent' ? b.value / 100 : undefined
  // a part and its share of the whole
  if (share !== undefined && share < 1 && a.dimension !== 'percent')
    results.push({ dimension: a.dimension, value: a.value / share })
  // so much for so many
  if (b.dimension === 'count' && b.raw >= 2)
    results.push({ dimension: a.dimension, value: a.value / b.value })
  // so much in each of so many years or months
  if (isAverage && b.dimension === 'seconds' && b.size >= 86_400 && b.raw >= 2)
    results.push({ dimension: a.dimension, value: a.value / b.raw })
  // there and back
  if (THERE_AND_BACK.test(text)) results.push({ dimension: a.dimension, value: a.value * 2 })
  // so many for each of so many
  if (isTotal && a.dimension === 'count' && b.dimension === 'count')
    results.push({ dimension: 'count', value: a.value * b.value })
  // what was doubled was half before
  if (b.dimension === 'times') results.push({ dimension: a.dimension, value: a.value / b.value })
  if (a.dimension !== b.dimension || a.dimension === 'times') return results
  if (a.dimension === 'percent') results.push({ dimension: 'points', value: Math.abs(a.value - b.value) })
  else if (isChange) {
    // a change is a share of what was before
    const isFirst = a.from < b.from
    const between = isFirst ? text.slice(a.to, b.from) : text.slice(b.to, a.from)
    if (isFirst !== BACKWARD.test(between))
      results.push({ dimension: 'percent', value: (Math.abs(a.value - b.value) / a.value) * 100 })
  } else if (a.value < b.value) results.push({ dimension: 'percent', value: (a.value / b.value) * 100 })
  results.push({ dimension: 'times', value: a.value / b.value })
  return results
}

function isSame(mine: Quantity['dimension'], result: Quantity['dimension']): boolean {
  return mine === result || (result === 'count' && mine === 'money-CNY')
}

function isClose({ claim, mine, value }: { claim: Quantity; mine: number; value: number }): boolean {
  if (claim.bound === 'over') return value > mine && value < mine * 1.2
  if (claim.bound === 'under') return value <= mine && value >= mine * 0.9
  if (claim.bound !== 'exact') return Math.abs(mine - value) <= mine * ABOUT
  const decimals = String(mine).split('.')[1]?.length ?? (mine < 10 ? 1 : 0)
  return (
    Math.abs(mine - value) <= Math.max(0.5 * 10 ** -Math.min(decimals, 6), mine * 1e-3) && value > 0.9 * mine
  )
}
