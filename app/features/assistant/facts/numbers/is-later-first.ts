import type { Quantity } from './types'

const YEAR = /(?:19|20)\d\d(?!\d)/g

const TARGET = /目标|指标|计划|任务|\b(?:target|goal|quota|plan)\b/i

/** "2023年420万，2022年是350万": the years say which came first; a target stands for what was to be. */
export function isLaterFirst({
  text,
  a,
  b,
  from,
}: {
  text: string
  a: Quantity
  b: Quantity
  from: number
}): boolean {
  const between = text.slice(a.to, b.from)
  if (TARGET.test(between)) return true
  const [first, second] = [text.slice(from, a.from).match(YEAR)?.at(-1), between.match(YEAR)?.at(-1)]
  return first !== undefined && second !== undefined && Number(first) > Number(second)
}
