import type { Quantity } from './read-quantities'

/** How far a value may be from what it rounds. */
const EXACT = 0.006
const ROUNDED = 0.05
const ABOUT = 0.1
/** "Over 40" of who wrote 47, "under 50" of who wrote 43. */
const BEYOND = 0.3
/** A year of days and one of months. */
const CALENDAR = 0.02
const MONTH = 30 * 86_400

/** Whether a source's number says what the suggestion's says, in whatever unit and rounded as it is. */
export function isSameValue({ claim, source }: { claim: Quantity; source: Quantity }): boolean {
  if (claim.dimension === source.dimension) return isNear({ claim, value: source.value, whole: claim.value })
  // a number whose unit one of the two leaves out
  const isBare = [claim, source].some(({ dimension }) => dimension === 'count' || dimension === 'ordinal')
  if (isBare) return isNear({ claim, value: source.raw, whole: claim.raw })
  return readingsOf(claim).some((value) =>
    readingsOf(source).some((other) => isNear({ claim, value: other, whole: value })),
  )
}

/** Shares and multiples as per cent: "doubled" is twice and 100 % more. */
function readingsOf({ dimension, value }: Quantity): number[] {
  if (dimension === 'percent' || dimension === 'points') return [value]
  return dimension === 'times' ? [value * 100, (value - 1) * 100] : []
}

export function isNear({ claim, value, whole }: { claim: Quantity; value: number; whole: number }): boolean {
  const difference = value - whole
  const most = Math.max(Math.abs(value), Math.abs(whole))
  if (claim.bound === 'over' && difference > 0 && difference <= BEYOND * most) return true
  if (claim.bound === 'under' && difference < 0 && -difference <= BEYOND * most) return true
  const isLong = claim.dimension === 'seconds' && whole >= MONTH
  const share = claim.bound === 'about' ? ABOUT : claim.isRounded ? ROUNDED : isLong ? CALENDAR : EXACT
  if (Math.abs(difference) <= share * most) return true
  // 12 % of who wrote 12.3 %
  return (
    !Number.isInteger(value) &&
    Number.isInteger(claim.raw) &&
    Math.round(value) === claim.raw &&
    whole === claim.raw
  )
}
