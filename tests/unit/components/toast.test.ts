import { afterEach, expect, test, vi } from 'vitest'
import { toast, toastStore } from '../../../app/components/ui/toast'

const shown = () => toastStore.get().at(-1)?.text
const undo = { label: 'Undo', onAction: () => undefined, isBrief: true }

afterEach(() => {
  vi.useRealTimers()
  toastStore.get().forEach(({ id }) => toast.dismiss(id))
})

test('news lie over what can be undone for a while, and take nothing of it along', () => {
  vi.useFakeTimers()
  toast.info('Removed', undo)
  for (const news of ['Saved', 'Copied', 'Renamed', 'Shared', 'Exported']) {
    vi.advanceTimersByTime(2_000)
    toast.success(news)
    expect(shown()).toBe(news)
  }
  toast.dismiss(toastStore.get().at(-1)?.id ?? 0)
  expect(shown()).toBe('Removed')
})

test('of two news at once the second waits until the first was read', () => {
  vi.useFakeTimers()
  const first = toast.success('Welcome')
  toast.success('Moved')
  expect(shown()).toBe('Welcome')
  toast.dismiss(first)
  expect(shown()).toBe('Moved')
})

test('of several at once a warning comes first, and what is offered after it', () => {
  vi.useFakeTimers()
  toast.success('Downloaded', undo)
  const warning = toast.warning('Still has example text', undo)
  toast.success('Saved')
  expect(shown()).toBe('Still has example text')
  toast.dismiss(warning)
  expect(['Downloaded', 'Saved']).toContain(shown())
  expect(toastStore.get()).toHaveLength(2)
})
