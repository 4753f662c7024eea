import { expect, it } from 'vitest'
import { daysOfUse } from '../../../cms/admin/assistant/days-of-use'
import { sumByDay } from '../../../cms/admin/orders/sum-by-day'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const test = throughout(openServices)

it('orders: sums each day and currency by itself, the newest first, from its first moment on, then all', async () => {
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

it('tasks: sums up each day by itself, the newest first, from its first moment on', async () => {
  const { payload } = test.services
  const make = (createdAt: string, task: Record<string, unknown> = {}) =>
    payload.db.create({
      collection: 'ai-tasks',
      data: {
        ...{
          kind: 'chat',
          resume: 'none',
          language: 'en',
          revision: 0,
          input: {},
          status: 'done',
          createdAt,
        },
        ...task,
      },
    })
  const from = new Date('2026-03-01T00:00:00.000Z')
  expect(await daysOfUse({ payload, from })).toEqual([])
  await make('2026-02-28T23:59:59.999Z', { promptTokens: 1000 })
  await make('2026-03-01T00:00:00.000Z', { promptTokens: 20, answerTokens: 5, cost: 0.25 })
  await make('2026-03-01T23:59:59.999Z', { status: 'failed', promptTokens: 30, answerTokens: 1, cost: 0.5 })
  // of a provider whose price nobody has named
  await make('2026-03-03T08:00:00.000Z', { promptTokens: 7, answerTokens: 7 })
  expect(await daysOfUse({ payload, from })).toEqual([
    { day: '2026-03-03', tasks: 1, failed: 0, prompt: 7, answer: 7, cost: 0 },
    { day: '2026-03-01', tasks: 2, failed: 1, prompt: 50, answer: 6, cost: 0.75 },
  ])
})
