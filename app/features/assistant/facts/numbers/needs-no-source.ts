import { nearSources, type CheckContext } from '../check-context'
import { readNumbers } from './read-numbers'
import type { Quantity } from './types'

/** Whether a number only sums up what stands beside it in the suggestion, where that is looked up by itself. */
export function needsNoSource(context: CheckContext, claim: Quantity): boolean {
  return closesList(context, claim) || isOfFigures(context, claim) || isSaidInBrackets(context, claim)
}

/** Characters before a number that may belong to it. */
const NEAR = 80
/** "2019至2021年连续三年" */
const YEARS = /((?:19|20)\d\d)年?[-~至到]((?:19|20)\d\d)年?[^，。；;,\s\d]{0,4}$/

/** "In three years (2019-2022)" */
const YEARS_BEHIND = /^ ?\(((?:19|20)\d\d) ?(?:[-~]|to|至|到) ?((?:19|20)\d\d)年?\)/

/** "老挝、泰国两国": how many were just listed, each of which is looked up by itself. */
function closesList({ text }: CheckContext, { from, to, raw }: Quantity): boolean {
  const [, first, last] = YEARS.exec(text.slice(Math.max(0, from - NEAR), from)) ?? []
  if (first !== undefined && Number(last) - Number(first) + 1 === raw) return true
  const behind = YEARS_BEHIND.exec(text.slice(to))
  if (behind !== null && [0, 1].includes(Number(behind[2]) - Number(behind[1]) + 1 - raw)) return true
  const list = /[^，。；;,\s]+$/u.exec(text.slice(Math.max(0, from - NEAR), from))?.[0] ?? ''
  const items = list.split(/[、和与及]/)
  return items.length > 1 && items.length === raw && /\p{Script=Han}$/u.test(list)
}

/** "A six-figure budget" of who tells of 240,000. */
function isOfFigures(context: CheckContext, { to, raw }: Quantity): boolean {
  return (
    /^[- ]figures?\b/i.test(context.text.slice(to)) &&
    nearSources(context).some(({ numbers }) =>
      numbers.some((one) => String(Math.trunc(one.raw)).length === raw),
    )
  )
}

/** "147,000 m² (about 1.58 million sq ft)": the number before it in another unit. */
function isSaidInBrackets(context: CheckContext, { from, dimension, value }: Quantity): boolean {
  const near = context.text.slice(Math.max(0, from - NEAR), from)
  const head = /[^\s(][^()]{0,24}\((?:about |approximately |roughly |some |约|即)?$/.exec(near)
  return (
    head !== null &&
    readNumbers({ text: near, taken: [] }).some(
      (one) =>
        one.to > head.index - 24 && one.dimension === dimension && Math.abs(one.value / value - 1) < 0.03,
    )
  )
}
