import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readDrafts } from '../../../../app/editor/assistant/run/kept-drafts'
import { sessionOf } from '../../../../app/editor/assistant/run/session'
import type { Editor } from '../../../../app/editor/session/editor'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** An edge: of an editor only these are looked at. */
const editorOf = (id: string, parts = {}) => ({ id, parts }) as Editor

it('keeps what is typed for its resume alone, and nothing that was sent', () => {
  const session = sessionOf(editorOf('17'))
  session.update(() => ({ drafts: { job: 'Wanted', message: '', wish: undefined } }))
  expect(readDrafts('17')).toEqual({ job: 'Wanted' })
  expect(readDrafts('18')).toEqual({})
  expect(sessionOf(editorOf('17')).state.get().drafts).toEqual({ job: 'Wanted' })
  // An empty field of another resume takes nothing of this one away.
  sessionOf(editorOf('18')).update(() => ({ drafts: { message: '' } }))
  expect(readDrafts('17')).toEqual({ job: 'Wanted' })
  session.update(() => ({ drafts: { job: '' } }))
  expect(stored.size).toBe(0)
})

it('goes on where a guest’s resume becomes one of the account', () => {
  const parts = {}
  sessionOf(editorOf('local-1', parts)).update(() => ({ drafts: { job: 'Wanted' } }))
  sessionOf(editorOf('17', parts))
  expect(readDrafts('17')).toEqual({ job: 'Wanted' })
})

it.each(['{', '[]', '{"id":"17"}', '{"id":"17","drafts":{"job":1}}'])(
  'begins empty where %s is kept',
  (kept) => {
    stored.set('assistant-drafts', kept)
    expect(readDrafts('17')).toEqual({})
  },
)
