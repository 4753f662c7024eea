import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savable } from '../../../app/editor/autosave/held-back'
import { openAutosave } from './open-autosave'

vi.mock(import('../../../app/editor/autosave/held-back'), async (original) => {
  const actual = await original()
  return { ...actual, savable: vi.fn(actual.savable) }
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a fault in making out what can be saved disturbs no typing, is said and tried again', async () => {
  const { type, autosave, server } = openAutosave()
  const real = vi.mocked(savable).getMockImplementation()
  vi.mocked(savable).mockImplementation(() => {
    throw new TypeError('a fault')
  })
  type({ title: 'x' })
  await autosave.flush()
  expect(autosave.status.get().kind).toBe('failed')
  type({ title: 'xy' })
  if (real) vi.mocked(savable).mockImplementation(real)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([server.state.title, autosave.status.get().kind]).toEqual(['xy', 'saved'])
})
