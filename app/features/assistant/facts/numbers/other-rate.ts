import type { PreparedText } from '../prepare-text'
import type { Rate } from './rate-of'
import type { Quantity } from './types'

/** How many of the shorter time the longer has, counted as working time or not. */
const TIMES: [shorter: Rate, longer: Rate, least: number, most: number][] = [
  ['hour', 'day', 8, 24],
  ['day', 'week', 5, 7],
  ['day', 'month', 20, 31],
  ['day', 'year', 220, 366],
  ['week', 'month', 4, 4.5],
  ['week', 'quarter', 12, 13],
  ['week', 'year', 48, 52.2],
  ['month', 'quarter', 3, 3],
  ['month', 'year', 12, 12],
  ['quarter', 'year', 4, 4],
]

/** Where a source says the same of another time: 20 a quarter are 80 a year. */
export function otherRate({
  claim,
  source,
}: {
  claim: Quantity
  source: PreparedText
}): Quantity | undefined {
  if (claim.rate === undefined) return undefined
  return source.numbers.find((one) => {
    // what was made in a year, for each of its months
    if (one.rate === undefined && claim.rate === 'month' && one.dimension === claim.dimension)
      return Math.abs(one.value / claim.value - 12) < 0.12 && claim.raw >= 100
    if (one.rate === undefined || one.dimension !== claim.dimension || one.counted !== claim.counted)
      return false
    return TIMES.some(([shorter, longer, least, most]) => {
      const ratio =
        one.rate === shorter && claim.rate === longer
          ? claim.value / one.value
          : one.rate === longer && claim.rate === shorter
            ? one.value / claim.value
            : 0
      return ratio >= least * 0.999 && ratio <= most * 1.001
    })
  })
}
