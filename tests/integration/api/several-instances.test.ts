import { expect, it } from 'vitest'
import { createLimiter } from '../../../app/database/limiter.server'
import { createTally } from '../../../app/features/statistics/create-tally.server'
import { openServices } from '../../setup/services'
import { throughout } from '../../setup/throughout'

const test = throughout(openServices)

it('a limit counts over all instances on one database, each use once', async () => {
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

it('a limit starts anew when its time is over', async () => {
  const { limiter } = test.services
  const what = { rule: { name: 'short', points: 1, seconds: 1 }, key: 'k' }
  expect(await limiter.take(what)).toEqual({ ok: true })
  expect(await limiter.take(what)).toEqual({ ok: false, retryAfter: 1 })
  await expect.poll(() => limiter.judge({ ...what, right: true })).toEqual({ ok: true })
  expect(await limiter.take(what)).toEqual({ ok: true })
})

it('a tally adds up what several instances counted at once, each use once', async () => {
  const { payload, log } = test.services
  const tallies = Array.from({ length: 4 }, () => createTally({ payload, log }))
  for (let round = 0; round < 3; round++) {
    for (const tally of tallies) for (let use = 0; use < 5; use++) tally.add('export')
    tallies[0]?.add('export-failed')
    await Promise.all(tallies.map((tally) => tally.flush()))
  }
  const { docs } = await payload.find({ collection: 'daily-counts' })
  const counts = Object.fromEntries(docs.map(({ key, count }) => [key.split(' ')[0], count]))
  expect(counts).toEqual({ export: 60, 'export-failed': 3 })
})

it('a tally writes by itself what nobody asks it to write', async () => {
  const { payload, log } = test.services
  const before = await payload.find({ collection: 'daily-counts' })
  const sum = ({ docs }: typeof before) => docs.reduce((total, { count }) => total + count, 0)
  createTally({ payload, log, everyMs: 10 }).add('export')
  await expect.poll(async () => sum(await payload.find({ collection: 'daily-counts' }))).toBe(sum(before) + 1)
})
