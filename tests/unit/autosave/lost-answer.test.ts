import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave } from '../../../app/editor/autosave/create-autosave'
import { createDocumentStore } from '../../../app/editor/store/create-document-store'
import { initial, openAutosave, type Doc } from './open-autosave'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The server stores what is sent next, and its answer does not come. */
function loseAnswer({ server, answers, send }: ReturnType<typeof openAutosave>): void {
  answers.push(new Error('cut'))
  const before = send.getMockImplementation()
  send.mockImplementationOnce(async (options) => {
    const answer = before?.(options)
    Object.assign(server, { state: options.state, revision: server.revision + 1 })
    return (await answer) ?? { ok: false, reason: 'failed' }
  })
}

test('what is written on after an answer was lost has no other side, whatever others wrote elsewhere', async () => {
  const open = openAutosave()
  loseAnswer(open)
  open.type({ title: 'Anna' })
  await vi.advanceTimersByTimeAsync(1000)
  open.type({ title: 'Anna Miller' })
  open.elsewhere({ text: 'of another device' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(open.autosave.conflicts.get()).toEqual([])
  expect(open.server.state).toMatchObject({ title: 'Anna Miller', text: 'of another device' })
  expect(open.autosave.status.get()).toEqual({ kind: 'saved' })
  open.stop()
})

test('what is taken back after an answer was lost is taken back at the server', async () => {
  const open = openAutosave()
  loseAnswer(open)
  open.type({ title: 'Anna' })
  await vi.advanceTimersByTimeAsync(1000)
  open.store.undo()
  expect(open.autosave.isDirty()).toBe(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(open.server.state.title).toBe('')
  expect(open.autosave.status.get()).toEqual({ kind: 'saved' })
  open.stop()
})

test('a text that another device changed in between is still asked about', async () => {
  const open = openAutosave()
  loseAnswer(open)
  open.type({ title: 'Anna' })
  await vi.advanceTimersByTimeAsync(1000)
  open.type({ title: 'Anna Miller' })
  open.elsewhere({ title: 'Somebody' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(open.autosave.conflicts.get()).toMatchObject([{ mine: 'Anna Miller', theirs: 'Somebody' }])
  open.stop()
})

test('a page that is opened again knows what the one before it sent', () => {
  const sent = [{ ...initial, title: 'Anna' }]
  const store = createDocumentStore<Doc>({ initial: { ...initial, title: 'Anna Miller' } })
  const autosave = createAutosave({ store, stored: { state: initial, revision: 1 }, sent, send: vi.fn() })
  autosave.takeIn({ state: { ...initial, title: 'Anna' }, revision: 2 })
  expect(autosave.conflicts.get()).toEqual([])
  expect(store.get().title).toBe('Anna Miller')
})
