import { afterAll, beforeAll, expect, it } from 'vitest'
import { sumByDay } from '../../../cms/admin/orders/sum-by-day'
import { openServices, type TestServices } from '../../setup/services'

let test: TestServices
beforeAll(async () => {
  test = await openServices()
})
afterAll(() => test.close())

it('sums each day and currency by itself, the newest first, from its first moment on, then all', async () => {
  const { payload } = test.services
  let count = 0
  const make = (paidAt: string | null, amount: number, more: object = {}) =>
    payload.db.create({
      collection: 'orders',
      data: {
        ...{ orderNo: `A${(count += 1)}`, amount, currency: 'CNY', days: 30, plan: {}, status: 'paid' },
        ...{
          openKey: `A${count}`,
          origin: 'https://site.example',
          language: 'en',
          refundedAmount: 0,
          disputedAmount: 0,
          expiresAt: '2026-12-01T00:00:00.000Z',
          paidAt,
        },
        ...more,
      },
    })
  const from = new Date('2026-11-20T00:00:00.000Z')
  expect(await sumByDay({ payload, from })).toEqual([])
  await make('2026-11-19T23:59:59.999Z', 100)
  await make('2026-11-20T23:59:59.000Z', 1900)
  await make('2026-11-20T00:00:00.000Z', 1900, { refundedAmount: 900 })
  await make('2026-11-21T08:00:00.000Z', 299, { currency: 'USD', refundedAmount: 200, disputedAmount: 299 })
  await make(null, 5000)
  expect(await sumByDay({ payload, from })).toEqual([
    { day: '2026-11-21', currency: 'USD', orders: 1, paid: 299, back: 299 },
    { day: '2026-11-20', currency: 'CNY', orders: 2, paid: 3800, back: 900 },
    { day: 'total', currency: 'CNY', orders: 2, paid: 3800, back: 900 },
    { day: 'total', currency: 'USD', orders: 1, paid: 299, back: 299 },
  ])
})
