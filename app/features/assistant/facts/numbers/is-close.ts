import type { Quantity } from './types'

/** Whether a worked out value is the one said, in the digits and by the bound with which it is said. */
export function isClose({
  mine,
  value,
  bound,
}: {
  mine: number
  value: number
  bound: Quantity['bound']
}): boolean {
  if (bound === 'over') return value >= mine * 0.999 && value < mine * 1.2
  if (bound !== 'exact') return Math.abs(mine - value) <= mine * 0.1
  const decimals = String(mine).split('.')[1]?.length ?? 0
  return (
    Math.abs(mine - value) <= 0.5 * 10 ** -Math.min(decimals, 6) * 1.001 &&
    Math.abs(mine - value) < mine * 0.05
  )
}
