import type { PreparedText } from '../prepare-text'
import type { Span } from '../types'
import type { Quantity } from './types'

/** A measure word, or what is counted in English. */
const COUNTED_IN = /^(?:[篇场台套名人个项家本件次门幅首部]|(?: [a-z-]+)? [a-z]+s\b)/

/** "累计采写报道60余篇" of 38篇 in one job and 24篇 in another: the same things counted in two or three lines. */
export function sumAcross({
  claim,
  source: { numbers, text },
  after,
}: {
  claim: Quantity
  source: PreparedText
  after: string
}): Span | undefined {
  const counted = COUNTED_IN.exec(after)?.[0].trim()
  if (claim.dimension !== 'count' || counted === undefined) return undefined
  const parts = numbers.filter(
    ({ dimension, to }) => dimension === 'count' && COUNTED_IN.exec(text.slice(to))?.[0].trim() === counted,
  )
  if (parts.length < 2 || parts.length > 3) return undefined
  const sum = parts.reduce((all, { value }) => all + value, 0)
  const isSum = claim.bound === 'exact' ? sum === claim.value : sum >= claim.value && sum < claim.value * 1.1
  return isSum ? { from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0 } : undefined
}
