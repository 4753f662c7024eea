import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initial, openAutosave } from './open-autosave'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was saved nowhere is joined in; two texts for one place are both kept beside what is here', async () => {
  const { type, autosave, store, server } = openAutosave()
  type({ title: 'here' })
  autosave.join({ base: initial, state: { ...initial, title: 'tab 1', text: 'only there' } })
  autosave.join({ base: initial, state: { ...initial, title: 'tab 2' } })
  expect(store.get()).toMatchObject({ title: 'here', text: 'only there' })
  expect(autosave.conflicts.get().map(({ theirs }) => theirs)).toEqual(['tab 1', 'tab 2'])
  await vi.advanceTimersByTimeAsync(10_000)
  // The place that waits holds back itself alone.
  expect(server.saves).toBe(1)
  expect(server.state).toMatchObject({ title: '', text: 'only there' })
  expect(autosave.status.get().kind).toBe('conflict')
  autosave.conflicts.get().forEach(autosave.settle)
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.state).toMatchObject({ title: 'here', text: 'only there' })
  expect(autosave.status.get().kind).toBe('saved')
})

test('what a lost tab wrote in and is gone meanwhile is asked about, and saved only when it is kept', async () => {
  const { autosave, store, server, elsewhere, type } = openAutosave()
  elsewhere({ list: [] })
  autosave.takeIn({ state: server.state, revision: server.revision })
  const state = { ...initial, list: [{ id: 'a', text: 'tab 2' }] }
  autosave.join({ base: initial, state })
  expect(store.get().list).toEqual(state.list)
  type({ title: 'typing on' })
  await vi.advanceTimersByTimeAsync(10_000)
  elsewhere({ text: 'theirs' })
  autosave.takeIn({ state: server.state, revision: server.revision })
  expect(autosave.conflicts.get()).toMatchObject([{ path: ['list', 'a'], theirs: undefined }])
  expect(server.state).toEqual({ title: 'typing on', text: 'theirs', list: [] })
  autosave.conflicts.get().forEach(autosave.settle)
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.state).toEqual(store.get())
})

test('what another lost tab removed is asked about until it is decided on, whatever is saved elsewhere', () => {
  const { autosave, type, elsewhere, server } = openAutosave()
  type({ list: [] })
  autosave.join({ base: initial, state: { ...initial, list: [{ id: 'a', text: 'tab 2' }] } })
  elsewhere({ text: 'theirs' })
  autosave.takeIn({ state: server.state, revision: server.revision })
  expect(autosave.conflicts.get()).toMatchObject([{ path: ['list', 'a'], theirs: undefined }])
})

test('a branch with a name is one step of undo', () => {
  const { autosave, store } = openAutosave()
  autosave.join({ base: initial, state: { ...initial, title: 'a', text: 'b' }, name: 'Take it' })
  expect(store.history().undo).toBe('Take it')
  store.undo()
  expect(store.get()).toEqual(initial)
})

test('a server that asks to wait is not called before, whoever wants to save', async () => {
  const { type, autosave, send, server } = openAutosave({
    delay: 0,
    answers: [{ ok: false, reason: 'failed', retryAfterMs: 30_000 }],
  })
  type({ title: 'x' })
  await vi.advanceTimersByTimeAsync(1000)
  await autosave.flush({ keepalive: true })
  await vi.advanceTimersByTimeAsync(28_000)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect([send.mock.calls.length, server.state.title]).toEqual([2, 'x'])
})
