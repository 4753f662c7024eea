import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mirrorUnsaved, type Unsaved } from '../../../app/editor/autosave/mirror-unsaved'
import { parseUnsaved } from '../../../app/editor/crash/read-unsaved'
import { createAutosave } from '../../../app/editor/autosave/create-autosave'
import { createDocumentStore } from '../../../app/editor/store/create-document-store'
import { resumeContent } from '../../../collections/resumes/schema'
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

test('the first that was sent is remembered however often the network is away after it', async () => {
  const open = openAutosave()
  loseAnswer(open)
  open.type({ title: 'A' })
  await vi.advanceTimersByTimeAsync(1000)
  for (let away = 0; away < 6; away += 1) open.answers.push({ ok: false, reason: 'offline' })
  for (let letter = 1; letter < 30; letter += 1) {
    open.type({ title: `A${'x'.repeat(letter)}` })
    await vi.advanceTimersByTimeAsync(1000)
  }
  await vi.advanceTimersByTimeAsync(600_000)
  expect(open.autosave.conflicts.get()).toEqual([])
  expect(open.server.state.title).toBe(`A${'x'.repeat(29)}`)
  open.stop()
})

test('a place that waits to be decided on still does after the page was closed in the middle of a save', async () => {
  const open = openAutosave()
  open.elsewhere({ title: 'theirs' })
  open.type({ title: 'mine' })
  await vi.advanceTimersByTimeAsync(3000)
  expect(open.autosave.conflicts.get()).toHaveLength(1)
  open.type({ text: 'more' })
  void open.autosave.flush({ keepalive: true })
  expect(open.autosave.sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(3000)
  open.stop()
})

test('a copy of this browser holds what was sent, and is read with it; a spoilt one without', async () => {
  const open = openAutosave()
  loseAnswer(open)
  const kept: (Unsaved<Doc> | undefined)[] = []
  const write = (unsaved: Unsaved<Doc> | undefined) => Promise.resolve(void kept.push(unsaved))
  const stop = mirrorUnsaved({ store: open.store, autosave: open.autosave, write })
  open.type({ title: 'Anna' })
  await vi.advanceTimersByTimeAsync(1000)
  open.type({ title: 'Anna Miller' })
  await vi.advanceTimersByTimeAsync(10)
  expect(kept.at(-1)?.sent).toMatchObject([{ title: 'Anna' }])
  stop()
  open.stop()

  const state = { title: 'T', content: resumeContent.parse({}), layout: 'classic', layoutVersion: 1 }
  const copy = { id: 'a', tab: 'b', revision: 1, base: state, state, at: '2026-01-01T00:00:00Z' }
  const read = (sent: unknown) => parseUnsaved(JSON.stringify({ ...copy, sent }))
  expect(read([state])?.sent).toHaveLength(1)
  expect(read([{ title: 1 }])).toMatchObject({ id: 'a', state: { title: 'T' } })
})
