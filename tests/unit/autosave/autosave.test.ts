import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mirrorUnsaved, type Unsaved } from '../../../app/editor/autosave/mirror-unsaved'
import type { SaveOutcome } from '../../../app/editor/autosave/types'
import { initial, openAutosave, type Doc } from './open-autosave'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('typing is saved once, after a pause', async () => {
  const { type, server, states, autosave } = openAutosave()
  for (const title of ['a', 'ab', 'abc']) {
    type({ title })
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(server.saves).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect([server.saves, server.state.title]).toEqual([1, 'abc'])
  expect(states).toEqual(['unsaved', 'saving', 'saved'])
  expect(autosave.isDirty()).toBe(false)
})

test('typing without a pause is saved all the same', async () => {
  const { type, server } = openAutosave()
  for (let i = 0; i < 30; i += 1) {
    type({ title: `${i}` })
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(server.saves).toBeGreaterThan(0)
})

test('one save is in flight at a time, and the newest state wins', async () => {
  const { type, server, autosave } = openAutosave({ delay: 3000 })
  type({ title: '1' })
  const flushes = [autosave.flush(), autosave.flush()]
  type({ title: '2' })
  await vi.advanceTimersByTimeAsync(1000)
  type({ title: '3' })
  flushes.push(autosave.flush())
  await vi.advanceTimersByTimeAsync(10_000)
  await Promise.all(flushes)
  expect([server.most, server.saves, server.state.title]).toEqual([1, 2, '3'])
})

test('flush resolves when all is saved, and at once when nothing is to be', async () => {
  const { type, server, autosave, send } = openAutosave()
  await autosave.flush()
  expect(send).not.toHaveBeenCalled()
  type({ title: 'x' })
  const flushed = autosave.flush({ keepalive: true })
  await vi.advanceTimersByTimeAsync(100)
  await flushed
  expect(server.state.title).toBe('x')
  expect(send.mock.lastCall?.[0].keepalive).toBe(true)
})

test('what was undone by hand needs no save', async () => {
  const { type, send, autosave } = openAutosave()
  type({ title: 'x' })
  type({ title: '' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(send).not.toHaveBeenCalled()
  expect(autosave.status.get().kind).toBe('saved')
})

test('others’ changes of other places are merged and saved silently', async () => {
  const { type, server, elsewhere, store, autosave, states } = openAutosave()
  elsewhere({ text: 'theirs' })
  type({ title: 'mine' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.state).toMatchObject({ title: 'mine', text: 'theirs' })
  expect(store.get()).toEqual(server.state)
  expect(autosave.status.get().kind).toBe('saved')
  expect(states).not.toContain('conflict')
  store.undo()
  expect(store.get()).toMatchObject({ title: '', text: 'theirs' })
})

test('the same place changed by both is a conflict that keeps both texts and is saved when settled', async () => {
  const { type, server, elsewhere, store, autosave } = openAutosave()
  elsewhere({ title: 'theirs' })
  type({ title: 'mine' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(autosave.status.get()).toEqual({ kind: 'conflict' })
  const [conflict] = autosave.conflicts.get()
  expect(conflict).toEqual({ path: ['title'], base: '', mine: 'mine', theirs: 'theirs' })
  type({ text: 'typing on' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.state).toMatchObject({ title: 'theirs', text: 'typing on' })
  expect(store.get().title).toBe('mine')
  expect(autosave.status.get()).toEqual({ kind: 'conflict' })
  if (conflict) autosave.settle(conflict)
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.state).toMatchObject({ title: 'mine', text: 'typing on' })
  expect(store.get()).toEqual(server.state)
  expect(autosave.status.get().kind).toBe('saved')
})

test('failures are tried again, later each time; Retry-After is kept; typing meanwhile is in it', async () => {
  const failed: SaveOutcome<Doc> = { ok: false, reason: 'failed' }
  const { type, server, send, autosave } = openAutosave({
    delay: 0,
    answers: [failed, new Error('bug'), { ...failed, retryAfterMs: 60_000 }],
  })
  type({ title: 'x' })
  const at: number[] = []
  const start = Date.now()
  send.mock.calls.length = 0
  for (let i = 0; i < 80; i += 1) {
    const before = send.mock.calls.length
    await vi.advanceTimersByTimeAsync(1000)
    if (send.mock.calls.length > before) at.push(Math.round((Date.now() - start) / 1000))
    if (i === 10) {
      expect(autosave.status.get().kind).toBe('failed')
      type({ text: 'more' })
    }
  }
  expect(at).toEqual([1, 2, 4, 64])
  expect(server.state).toMatchObject({ title: 'x', text: 'more' })
})

test('offline says how many places wait', async () => {
  const { type, autosave, server } = openAutosave({
    delay: 0,
    answers: Array(4).fill({ ok: false, reason: 'offline' }),
  })
  type({ title: 'x' })
  await vi.advanceTimersByTimeAsync(900)
  expect(autosave.status.get()).toEqual({ kind: 'offline', waiting: 1 })
  type({ text: 'y', list: [{ id: 'a', text: 'z' }] })
  expect(autosave.status.get()).toEqual({ kind: 'offline', waiting: 3 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(autosave.status.get().kind).toBe('saved')
  expect(server.state.title).toBe('x')
})

test('signed out: the text stays, nothing is sent until asked, then it is saved', async () => {
  const { type, autosave, send, server } = openAutosave({ answers: [{ ok: false, reason: 'signed-out' }] })
  type({ title: 'x' })
  await vi.advanceTimersByTimeAsync(2000)
  type({ title: 'xy' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(autosave.status.get().kind).toBe('signed-out')
  expect(send).toHaveBeenCalledTimes(1)
  void autosave.flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect([server.state.title, autosave.status.get().kind]).toEqual(['xy', 'saved'])
})

test('a server that calls its own revision stale is a failure, not an endless loop', async () => {
  const stale: SaveOutcome<Doc> = { ok: false, reason: 'conflict', theirs: { state: initial, revision: 1 } }
  const { type, autosave, send } = openAutosave({ answers: [stale, stale] })
  type({ title: 'x' })
  await vi.advanceTimersByTimeAsync(950)
  expect([autosave.status.get().kind, send.mock.calls.length]).toEqual(['failed', 1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(autosave.status.get().kind).toBe('saved')
})

test('news of another tab comes in without a conflict, even before the answer to a save', async () => {
  const { type, autosave, store, server } = openAutosave({ delay: 1000 })
  autosave.takeIn({ state: { ...initial, text: 'tab' }, revision: 2 })
  expect(store.get().text).toBe('tab')
  expect(autosave.status.get().kind).toBe('saved')
  Object.assign(server, { state: store.get(), revision: 2 })
  type({ title: 'mine' })
  void autosave.flush()
  await vi.advanceTimersByTimeAsync(500)
  autosave.takeIn({ state: { title: 'mine', text: 'tab 2', list: initial.list }, revision: 4 })
  await vi.advanceTimersByTimeAsync(600)
  expect(autosave.stored().revision).toBe(4)
  expect(store.get()).toMatchObject({ title: 'mine', text: 'tab 2' })
})

test('the mirror holds what is unsaved from the first keystroke, and is emptied once all is saved', async () => {
  const { store, autosave, type } = openAutosave()
  const kept: (Unsaved<Doc> | undefined)[] = []
  const write = vi.fn(async (unsaved: Unsaved<Doc> | undefined) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    kept.push(unsaved)
  })
  const stop = mirrorUnsaved({ store, autosave, write })
  await vi.advanceTimersByTimeAsync(60)
  expect(kept.splice(0)).toEqual([undefined])
  for (const title of ['a', 'ab', 'abc', 'abcd']) type({ title })
  await vi.advanceTimersByTimeAsync(150)
  expect(kept.map((unsaved) => unsaved?.state.title)).toEqual(['a', 'abcd'])
  expect(kept[1]).toEqual({
    revision: 1,
    base: initial,
    state: { ...initial, title: 'abcd' },
    sent: [],
  })
  await vi.advanceTimersByTimeAsync(2000)
  expect(kept.at(-1)).toBeUndefined()
  stop()
  type({ title: 'after' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(kept.at(-1)).toBeUndefined()
})
