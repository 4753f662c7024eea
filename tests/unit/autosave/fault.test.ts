import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAutosave } from './open-autosave'

const fault = vi.hoisted(() => ({ isThere: false }))

vi.mock(import('../../../app/editor/autosave/held-back'), async (original) => {
  const actual = await original()
  return {
    ...actual,
    savable: (holding) => {
      if (fault.isThere) throw new TypeError('a fault')
      return actual.savable(holding)
    },
  }
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a fault in making out what can be saved disturbs no typing, is said and tried again', async () => {
  const { type, autosave, server } = openAutosave()
  fault.isThere = true
  type({ title: 'x' })
  await autosave.flush()
  expect(autosave.status.get().kind).toBe('failed')
  type({ title: 'xy' })
  fault.isThere = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect([server.state.title, autosave.status.get().kind]).toEqual(['xy', 'saved'])
})
