import { afterAll, beforeAll, expect, it } from 'vitest'
import { daysOfUse } from '../../../cms/admin/assistant/days-of-use'
import { openServices, type TestServices } from '../../setup/services'

let test: TestServices
beforeAll(async () => {
  test = await openServices()
})
afterAll(() => test.close())

it('sums up each day by itself, the newest first, from its first moment on', async () => {
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
