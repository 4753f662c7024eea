import { expect, it } from 'vitest'
import { createTurns } from '../../../app/database/create-turns.server'

/** Work that ends when told, and counts how often it began. */
function heldWork() {
  const ends: ((result: number) => void)[] = []
  const work = () => new Promise<number>((resolve) => ends.push(resolve))
  return { work, ends }
}

it('a hundred who ask at once share two runs, and the second began after they asked', async () => {
  const turn = createTurns<number>()
  const { work, ends } = heldWork()
  const first = turn({ key: 'a', work })
  const rest = Array.from({ length: 99 }, () => turn({ key: 'a', work }))
  expect(ends.length).toBe(1)
  ends[0]?.(1)
  expect(await first).toBe(1)
  await expect.poll(() => ends.length).toBe(2)
  const late = turn({ key: 'a', work })
  ends[1]?.(2)
  expect(new Set(await Promise.all(rest))).toEqual(new Set([2]))
  await expect.poll(() => ends.length).toBe(3)
  ends[2]?.(3)
  expect(await late).toBe(3)
})
