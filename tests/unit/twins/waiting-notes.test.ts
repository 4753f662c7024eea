import { expect, it } from 'vitest'
import { createAutosave } from '../../../app/editor/autosave/create-autosave'
import { mergeIn } from '../../../app/editor/saving/merge-in'
import type { ResumeState } from '../../../app/editor/session/resume-state'
import { createDocumentStore } from '../../../app/editor/store/create-document-store'
import { watchTranslations } from '../../../app/editor/twin/just-translated'
import { createWaitingNotes } from '../../../app/editor/twin/waiting-notes'
import { createValue } from '../../../app/session/create-value'
import { englishResume } from '../../factories/english-resume'

it('what came into step is saved with the next change and makes none by itself', () => {
  const state: ResumeState = { title: '', layout: 'classic', layoutVersion: 1, content: englishResume() }
  const stored = { state, revision: 1 }
  const store = createDocumentStore({ initial: state })
  const send = () => Promise.resolve({ ok: true as const, revision: 2 })
  const saver = createAutosave({ store, stored, send, merge: mergeIn })
  const parts = { store }
  const waiting = createWaitingNotes({ parts, saver, twin: createValue('zh') })
  const fields = { 'work-1.text': { own: 'Led.', other: '带领。', at: 1 } }
  waiting.set({ with: 'zh', same: {}, fields })
  expect(waiting.on(store.get().content).inStep?.fields).toEqual(fields)
  const elsewhere = { ...state, title: 'Elsewhere' }
  saver.takeIn({ state: elsewhere, revision: 2 })
  expect(saver.isDirty()).toBe(false)

  store.change({ name: 'Type', recipe: ({ content }) => void (content.title = 'New') })
  expect(store.get().content).toMatchObject({ title: 'New', inStep: { with: 'zh', fields } })
  store.undo()
  expect(store.get().content.title).toBe(state.content.title)
})

it('a translation makes a pair once, when it ends', () => {
  const madeOf = watchTranslations()
  const run = (key: string, state: 'working' | 'done') => ({
    ...{ key, state, ask: { kind: 'translate' as const, input: { language: 'en' as const } } },
    result: state === 'done' ? { resumeId: `made-by-${key}` } : {},
  })
  expect(madeOf([run('past', 'done'), run('now', 'working')])).toBeUndefined()
  expect(madeOf([run('past', 'done'), run('now', 'done')])).toBe('made-by-now')
  expect(madeOf([run('past', 'done'), run('now', 'done')])).toBeUndefined()
})
