import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An error that is only printed is still an error. A test that provokes one replaces console.error itself. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  if (vi.isMockFunction(console.error)) expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
