import type { Order } from '../../../app/features/payment/order'

type Paid = Pick<Order, 'amount' | 'currency' | 'refundedAmount' | 'disputedAmount'> & {
  paidAt?: string | null
}

/** Amounts in minor units of the currency. */
export type DaySum = {
  /** YYYY-MM-DD (UTC) on which they were paid, or `total` */
  day: string
  currency: string
  orders: number
  paid: number
  /** of these orders, whenever it went back: by refunds and by disputes */
  back: number
}

/** What was taken on each day and came of it, the newest day first; then the whole of each currency. */
export function sumByDay(orders: Paid[]): DaySum[] {
  const sums = new Map<string, DaySum>()
  const add = ({ day, order }: { day: string; order: Paid }) => {
    const key = `${day} ${order.currency}`
    const sum = sums.get(key) ?? { day, currency: order.currency, orders: 0, paid: 0, back: 0 }
    sum.orders += 1
    sum.paid += order.amount
    sum.back += Math.min(order.amount, order.refundedAmount + order.disputedAmount)
    sums.set(key, sum)
  }
  for (const order of orders) {
    if (!order.paidAt) continue
    add({ day: order.paidAt.slice(0, 10), order })
    add({ day: TOTAL, order })
  }
  return [...sums.values()].sort(
    (a, b) => rank(b).localeCompare(rank(a)) || (a.currency < b.currency ? -1 : 1),
  )
}

export const TOTAL = 'total'

/** The totals come last. */
function rank({ day }: DaySum): string {
  return day === TOTAL ? '' : day
}
