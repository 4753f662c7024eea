import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTally } from '../../../app/features/statistics/create-tally.server'
import { openServices, type TestServices } from '../../setup/services'

let test: TestServices
beforeAll(async () => {
  test = await openServices()
})
afterAll(() => test.close())

it('adds up what several instances counted at once, each use once', async () => {
  const { payload, log } = test.services
  const tallies = Array.from({ length: 4 }, () => createTally({ payload, log }))
  for (let round = 0; round < 3; round++) {
    for (const tally of tallies) for (let use = 0; use < 5; use++) tally.add('export')
    tallies[0]?.add('export-failed')
    await Promise.all(tallies.map((tally) => tally.flush()))
  }
  const { docs } = await payload.find({ collection: 'daily-counts', overrideAccess: true })
  const counts = Object.fromEntries(docs.map(({ key, count }) => [key.split(' ')[0], count]))
  expect(counts).toEqual({ export: 60, 'export-failed': 3 })
})

it('writes by itself what nobody asks it to write', async () => {
  const { payload, log } = test.services
  const before = await payload.find({ collection: 'daily-counts', overrideAccess: true })
  const sum = ({ docs }: typeof before) => docs.reduce((total, { count }) => total + count, 0)
  createTally({ payload, log, everyMs: 10 }).add('export')
  await expect
    .poll(async () => sum(await payload.find({ collection: 'daily-counts', overrideAccess: true })))
    .toBe(sum(before) + 1)
})
