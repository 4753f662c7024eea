import { isOtherMeasure } from './measure-of'
import type { Dimension, Quantity } from './types'

/**
 * How a source's quantity bears out a suggestion's: `same`; `beyond` when only the bound is stronger ("nearly 30" became
 * "over 30"); `other-unit` when the written value is the same but not what it counts; or not at all.
 */
export type QuantityMatch = 'same' | 'beyond' | 'other-unit' | undefined

export function matchQuantity({ claim, source }: { claim: Quantity; source: Quantity }): QuantityMatch {
  for (const mine of readingsOf(claim))
    for (const theirs of readingsOf(source)) {
      if (!isComparable({ mine: mine.dimension, theirs: theirs.dimension })) continue
      if (!isNear({ mine: mine.value, theirs: theirs.value, claim, source })) continue
      if (claim.counted !== undefined && source.counted !== undefined && claim.counted !== source.counted)
        return 'other-unit'
      if (isOtherRate(claim.rate, source.rate)) return 'other-unit'
      if (isOtherMeasure({ claim: claim.measure, source: source.measure })) return 'other-unit'
      return isBeyond({ mine: mine.value, theirs: theirs.value, claim, source }) ? 'beyond' : 'same'
    }
  if (
    claim.dimension === 'count' &&
    claim.counted === undefined &&
    isNumberEqual(claim.raw, source.raw) &&
    !isOtherMeasure({ claim: claim.measure, source: source.measure })
  )
    return 'same'
  return isNumberEqual(claim.raw, source.raw) && claim.dimension !== source.dimension
    ? 'other-unit'
    : sameOtherSize(claim, source)
}

/** Per week instead of per month; who works a shift a day may say either. */
function isOtherRate(mine: Quantity['rate'], theirs: Quantity['rate']): boolean {
  const isOfShift = (one: Quantity['rate']) => one === 'shift' || one === 'day'
  return (
    mine !== undefined && theirs !== undefined && mine !== theirs && !(isOfShift(mine) && isOfShift(theirs))
  )
}

function readingsOf({ value, dimension, others }: Quantity) {
  return [{ value, dimension }, ...others]
}

/** A number without unit may be of our own currency, a rank or a version; never a per cent or a duration. */
function isComparable({ mine, theirs }: { mine: Dimension; theirs: Dimension }): boolean {
  if (mine === theirs) return true
  const bare: Dimension[] = ['count', 'ordinal']
  if (bare.includes(mine) && bare.includes(theirs)) return true
  return theirs === 'count' && mine === 'money-CNY'
}

/** 200 ms and 200 s, 3 months and 3 years: one dimension, another unit. */
function sameOtherSize(claim: Quantity, source: Quantity): QuantityMatch {
  const isOther = claim.dimension === source.dimension && claim.size !== source.size
  return isOther && isNumberEqual(claim.raw, source.raw) ? 'other-unit' : undefined
}

type Pair = { mine: number; theirs: number; claim: Quantity; source: Quantity }

/** Equal, or rounded in the direction that the claim's own words admit. */
function isNear({ mine, theirs, claim, source }: Pair): boolean {
  if (isNumberEqual(mine, theirs)) return true
  if (isConverted(claim, source) && Math.abs(mine - theirs) <= theirs * 0.02) return true
  if (mine === 0 || theirs === 0) return false
  const ratio = theirs / mine
  if (claim.bound === 'over' && source.bound !== 'under')
    return ratio > 1 && ratio < (claim.raw >= 100 ? 2 : 1.5)
  if (claim.bound === 'under' && source.bound !== 'over') return ratio >= 0.9 && ratio < 1
  if (claim.bound === 'about') return ratio >= 0.9 && ratio <= 1.1
  if (claim.isRounded && ratio > 0.95 && ratio < 1.05 && mine >= 1000) return isRoundingOf({ mine, theirs })
  return isRoundingOf({ mine, theirs }) && Math.abs(ratio - 1) < 0.02
}

/** Said in another unit, not in a thousand of the same: kilos and pounds, hours and days. */
function isConverted(claim: Quantity, source: Quantity): boolean {
  const steps = Math.log10(claim.size / source.size)
  return claim.dimension === source.dimension && Math.abs(steps - Math.round(steps)) > 1e-6
}

/** Whether a value is another one rounded to the digits it is written with (at least two of them). */
function isRoundingOf({ mine, theirs }: { mine: number; theirs: number }): boolean {
  const digits = String(mine)
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '').length
  return mine < 99 || mine > 100
    ? isNumberEqual(Number(theirs.toPrecision(Math.max(2, digits))), mine)
    : false
}

function isBeyond({ mine, theirs, claim, source }: Pair): boolean {
  return claim.bound === 'over' && source.bound !== 'over' && theirs <= mine * 1.000001
}

function isNumberEqual(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 1e-6
}
