import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLimiter } from '../../../app/database/limiter.server'
import { openServices, type TestServices } from '../../setup/services'

let test: TestServices
beforeAll(async () => {
  test = await openServices()
})
afterAll(() => test.close())

it('counts over all instances on one database, each use once', async () => {
  const { payload } = test.services
  const [one, two] = await Promise.all([createLimiter({ payload }), createLimiter({ payload })])
  const what = { rule: { name: 'shared', points: 10, seconds: 60 }, key: 'k' }
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 2 ? one : two).take(what)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
  const refused = answers.find(({ ok }) => !ok)
  expect(refused).toMatchObject({ retryAfter: expect.toSatisfy((n: number) => n > 50 && n <= 60) })
  expect(await two.judge({ ...what, right: true })).toMatchObject({ ok: false })
  expect(await one.take({ ...what, key: 'other' })).toEqual({ ok: true })
  await one.reset(what)
  expect(await two.take(what)).toEqual({ ok: true })
})

it('starts anew when the time is over', async () => {
  const { limiter } = test.services
  const what = { rule: { name: 'short', points: 1, seconds: 1 }, key: 'k' }
  expect(await limiter.take(what)).toEqual({ ok: true })
  expect(await limiter.take(what)).toEqual({ ok: false, retryAfter: 1 })
  await expect.poll(() => limiter.judge({ ...what, right: true })).toEqual({ ok: true })
  expect(await limiter.take(what)).toEqual({ ok: true })
})
