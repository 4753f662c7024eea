import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAutosave } from './open-autosave'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a fault in making out what can be saved disturbs no typing, is said and tried again', async () => {
  const { type, store, autosave, server } = openAutosave()
  const reading = vi.spyOn(store, 'get').mockImplementation(() => {
    throw new TypeError('a fault')
  })
  type({ title: 'x' })
  await autosave.flush()
  expect(autosave.status.get().kind).toBe('failed')
  type({ title: 'xy' })
  reading.mockRestore()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([server.state.title, autosave.status.get().kind]).toEqual(['xy', 'saved'])
})
