import { expect, it } from 'vitest'
import { createSlots } from '../../app/features/pdf/create-slots.server'

it.each([
  { isLent: false, running: 1, waiting: 3 },
  { isLent: true, running: 2, waiting: 6 },
])('of 20 at once of one caller $running run and $waiting wait', async (expected) => {
  const slots = createSlots({ places: 2, queueLimit: 6, isLent: expected.isLent })
  const take = () => slots.take({ caller: 'campus' })
  const first = take()
  const others = Promise.allSettled(Array.from({ length: 19 }, () => take().then((end) => end())))
  expect(slots.load()).toEqual({ running: expected.running, waiting: expected.waiting })
  ;(await first)()
  const refused = (await others).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(20 - expected.running - expected.waiting)
})

it('a place that was lent goes to whoever else waits', async () => {
  const slots = createSlots({ places: 2, isLent: true })
  const [one, two] = [await slots.take({ caller: 'campus' }), await slots.take({ caller: 'campus' })]
  const order: string[] = []
  const wait = (caller: string) => slots.take({ caller }).then((end) => (order.push(caller), end))
  const [, other] = [wait('campus'), wait('somebody')]
  one()
  await other
  expect(order).toEqual(['somebody'])
  two()
})
