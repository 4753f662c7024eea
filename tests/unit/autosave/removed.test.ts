import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initial, openAutosave } from './open-autosave'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const row = (id: string, text: string) => ({ id, text })

test('an entry that was removed elsewhere while it is written in waits alone, all else is saved', async () => {
  const { type, server, elsewhere, store, autosave } = openAutosave()
  elsewhere({ list: [row('b', 'theirs')] })
  type({ title: 'mine', list: [row('a', 'written')] })
  await vi.advanceTimersByTimeAsync(2000)
  expect(autosave.status.get()).toEqual({ kind: 'conflict' })
  expect(autosave.conflicts.get()).toEqual([
    { path: ['list', 'a'], base: row('a', ''), mine: row('a', 'written'), theirs: undefined },
  ])
  type({ text: 'typing on', list: [row('b', 'theirs'), row('a', 'written more')] })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.state).toEqual({ title: 'mine', text: 'typing on', list: [row('b', 'theirs')] })
  expect(store.get().list).toEqual([row('b', 'theirs'), row('a', 'written more')])
  autosave.conflicts.get().forEach(autosave.settle)
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.state).toEqual(store.get())
  expect(autosave.status.get().kind).toBe('saved')
})

test('a disputed text whose entry is removed elsewhere holds back that entry alone', async () => {
  const { type, server, elsewhere, autosave } = openAutosave()
  elsewhere({ list: [row('a', 'theirs')] })
  type({ list: [row('a', 'mine')] })
  await vi.advanceTimersByTimeAsync(2000)
  autosave.takeIn({ state: { ...initial, list: [] }, revision: 9 })
  Object.assign(server, { state: { ...initial, list: [] }, revision: 9 })
  type({ title: 'typing on' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.state).toEqual({ title: 'typing on', text: '', list: [] })
  expect(autosave.conflicts.get().map(({ path }) => path.join())).toEqual(['list,a,text', 'list,a'])
})

test('to remove here what was removed elsewhere settles it; a disputed text that is removed here stays on the server', async () => {
  const { type, server, elsewhere, autosave } = openAutosave()
  elsewhere({ list: [] })
  type({ list: [row('a', 'mine')] })
  await vi.advanceTimersByTimeAsync(2000)
  expect(autosave.conflicts.get()).toHaveLength(1)
  type({ list: [] })
  expect(autosave.conflicts.get()).toEqual([])
  expect(autosave.status.get().kind).toBe('saved')

  const other = openAutosave()
  other.elsewhere({ list: [row('a', 'theirs')] })
  other.type({ list: [row('a', 'mine')] })
  await vi.advanceTimersByTimeAsync(2000)
  other.type({ title: 'typing on', list: [] })
  await vi.advanceTimersByTimeAsync(2000)
  expect(other.server.state).toEqual({ title: 'typing on', text: '', list: [row('a', 'theirs')] })
  other.autosave.conflicts.get().forEach(other.autosave.settle)
  await vi.advanceTimersByTimeAsync(2000)
  expect(other.server.state.list).toEqual([])
  expect(server.state.list).toEqual([])
})
