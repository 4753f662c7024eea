import { expect, it } from 'vitest'
import { sumByDay } from '../../../cms/admin/orders/sum-by-day'

const order = (paidAt: string | null, amount: number, more: object = {}) => ({
  ...{ paidAt, amount, currency: 'CNY', refundedAmount: 0, disputedAmount: 0 },
  ...more,
})

it('sums each day and currency by itself, the newest first, then all', () => {
  const orders = [
    order('2026-11-20T23:59:59.000Z', 1900),
    order('2026-11-20T00:00:00.000Z', 1900, { refundedAmount: 900 }),
    order('2026-11-21T08:00:00.000Z', 299, { currency: 'USD', refundedAmount: 200, disputedAmount: 299 }),
    order(null, 5000),
  ]
  expect(sumByDay(orders)).toEqual([
    { day: '2026-11-21', currency: 'USD', orders: 1, paid: 299, back: 299 },
    { day: '2026-11-20', currency: 'CNY', orders: 2, paid: 3800, back: 900 },
    { day: 'total', currency: 'CNY', orders: 2, paid: 3800, back: 900 },
    { day: 'total', currency: 'USD', orders: 1, paid: 299, back: 299 },
  ])
})
