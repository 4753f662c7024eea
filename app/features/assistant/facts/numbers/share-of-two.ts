import type { PreparedText } from '../prepare-text'
import type { Span } from '../types'
import { isClose } from './is-close'
import type { Quantity } from './types'

const GOAL = /目标|指标|计划|任务|配额|\b(?:targets?|goals?|quotas?)\b/i
/** "A quarter of them", "21人，占四分之一". */
const OF_THEM = /^ of (?:them|these|those|which|whom)\b/i
const MADE_OF = /(?:其中|占|约占)$/

/**
 * A share of two numbers that stand in different sentences: "120% of quota" of what was sold and what the quota was, "a quarter
 * of them" of who adds how many.
 */
export function shareOfTwo({
  claim,
  sources,
  text,
}: {
  claim: Quantity
  sources: PreparedText[]
  text: string
}): { source: PreparedText; at: Span } | undefined {
  if (claim.dimension !== 'percent') return undefined
  const around = text.slice(Math.max(0, claim.from - 16), claim.to + 24)
  const isOfGoal = GOAL.test(around)
  const isOfThem = OF_THEM.test(text.slice(claim.to)) || MADE_OF.test(text.slice(0, claim.from))
  if (!isOfGoal && !isOfThem) return undefined
  const numbers = sources.flatMap((source) => source.numbers.map((number) => ({ source, number })))
  for (const { source, number: whole } of numbers) {
    if (isOfGoal && !isOfSentenceWith({ source, number: whole, pattern: GOAL })) continue
    const part = numbers.find(
      ({ number }) =>
        number !== whole &&
        number.dimension === whole.dimension &&
        whole.dimension !== 'percent' &&
        whole.value > 0 &&
        (isOfGoal || number.value < whole.value) &&
        isClose({ mine: claim.value, value: (number.value / whole.value) * 100, bound: claim.bound }),
    )
    if (part !== undefined) return { source, at: { from: whole.from, to: whole.to } }
  }
  return undefined
}

function isOfSentenceWith({
  source,
  number,
  pattern,
}: {
  source: PreparedText
  number: Quantity
  pattern: RegExp
}): boolean {
  return source.sentences.some(
    ({ from, to, text }) => from <= number.from && number.to <= to && pattern.test(text),
  )
}
