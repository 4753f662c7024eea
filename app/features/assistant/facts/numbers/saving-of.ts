import { isClose } from './is-close'
import type { Span } from '../types'
import type { Quantity } from './types'

const MONTHLY = /每个?月|月(?=[均度]|租|费|薪|账)|\b(?:monthly|a month|per month|each month)\b/i
const WEEKLY = /每周|周均|\b(?:weekly|a week|per week|each week)\b/i
const DAILY = /每天|每日|日均|\b(?:daily|a day|per day|each day)\b/i
const QUARTERLY = /每个?季度?|季度|\b(?:quarterly|a quarter|per quarter|each quarter)\b/i
const OF_YEAR: [RegExp, number[]][] = [
  [MONTHLY, [12]],
  [QUARTERLY, [4]],
  [WEEKLY, [48, 50, 52]],
  [DAILY, [240, 250, 260, 365]],
]

/**
 * What a change of price or time comes to: 0.3 yuan less for two million pieces, 7,000 euros less a month in a year.
 *
 * @param numbers of one sentence of the source
 */
export function savingOf({
  claim,
  numbers,
  text,
}: {
  claim: Quantity
  numbers: Quantity[]
  text: string
}): Span | undefined {
  if (!claim.dimension.startsWith('money') && claim.dimension !== 'seconds') return undefined
  for (const [index, a] of numbers.entries()) {
    const b = numbers[index + 1]
    if (b === undefined || a.dimension !== b.dimension || a.value === b.value) continue
    if (a.dimension !== claim.dimension && a.dimension !== 'count') continue
    const counts = numbers.filter(
      (one) => one !== a && one !== b && one.dimension === 'count' && one.raw >= 2,
    )
    const head = text.slice(Math.max(0, a.from - 40), b.to + 20)
    const factors = [
      ...counts.map(({ raw }) => raw),
      ...(claim.rate === 'year' ? OF_YEAR.flatMap(([of, times]) => (of.test(head) ? times : [])) : []),
    ]
    const difference = Math.abs(a.value - b.value)
    if (
      factors.some((factor) => isClose({ mine: claim.value, value: difference * factor, bound: claim.bound }))
    )
      return { from: a.from, to: b.to }
  }
  return undefined
}
