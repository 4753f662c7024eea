import { isClose } from './is-close'
import { DAY } from './readings'
import type { Quantity } from './types'

/** A claim, and two numbers of one sentence that it may follow from. */
export type Two = Record<'claim' | 'a' | 'b', Quantity>

/** So much for so many: 865,000 for 112 are 7,700 each. */
export function isQuotient({ claim, a, b }: Two): boolean {
  const isTime = ({ dimension, size }: Quantity) => dimension === 'seconds' && size >= DAY
  const time = isTime(b) ? b : isTime(a) ? a : undefined
  const counted = time === a ? b : a
  // 45 in three months are 15 a month
  if (time !== undefined && !isTime(counted) && claim.dimension === counted.dimension)
    return (
      time.raw >= 2 && isClose({ mine: claim.value, value: counted.value / time.raw, bound: claim.bound })
    )
  const [whole, count] = a.value > b.value ? [a, b] : [b, a]
  const isOfSort =
    claim.dimension === whole.dimension || (claim.dimension === 'money-CNY' && whole.dimension === 'count')
  const each = whole.value / count.value
  return (
    isOfSort &&
    count.dimension === 'count' &&
    count.raw >= 2 &&
    (isClose({ mine: claim.value, value: each, bound: claim.bound }) ||
      Math.abs(each - claim.value) < each * 0.02)
  )
}

/** Characters between the two of a product. */
const NEAR = 40
const EACH = /\beach\b|\bper\b|\bevery\b|每|各|单价/i

/** "4 groups of 15 children each": 60 children. */
export function isOfEach({ claim, a, b, text }: Two & { text: string }): boolean {
  return (
    claim.dimension === 'count' &&
    a.dimension === 'count' &&
    b.dimension === 'count' &&
    (/^ [\p{L}-]+ of $/u.test(text.slice(a.to, b.from)) ||
      EACH.test(text.slice(a.to, b.from)) ||
      EACH.test(text.slice(b.to, b.to + 20))) &&
    isClose({ mine: claim.value, value: a.raw * b.raw, bound: claim.bound })
  )
}

/** What stands between a count and what each of them has: "7 orders of 8,000", "24 half-hour episodes". */
const OF_EACH = /^ ?[\p{L}-]* ?(?:of|at|worth|for|x|×|, ?)? ?(?:about |around |约)?$/u

/** So many at so much each: 7 orders of 8,000 yuan are 56,000. */
export function isProduct({ claim, a, b, text }: Two & { text: string }): boolean {
  const [count, price] = a.dimension === 'count' ? [a, b] : [b, a]
  const between = text.slice(a.to, b.from)
  const isNear = between.length <= NEAR && !/[.;。；\n]/.test(between)
  return (
    count.dimension === 'count' &&
    count.raw >= 2 &&
    isNear &&
    (OF_EACH.test(between) || EACH.test(between) || EACH.test(text.slice(b.to, b.to + 20))) &&
    (price.dimension.startsWith('money') || price.dimension === 'seconds') &&
    price.dimension === claim.dimension &&
    isClose({ mine: claim.value, value: count.raw * price.value, bound: claim.bound })
  )
}
