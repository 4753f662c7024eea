/**
 * How many of the days bought a refund takes back: all of them with the whole amount, of a part its share, rounded down
 * in the person's favour. Amounts in minor units, all refunds of the payment together.
 */
export function daysTakenBack(options: { days: number; paid: number; refunded: number }): number {
  const { days, paid, refunded } = options
  if (refunded >= paid) return days
  return Math.floor((days * Math.max(0, refunded)) / paid)
}
