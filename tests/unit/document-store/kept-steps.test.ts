import { expect, it } from 'vitest'
import { fingerprint } from '../../../app/editor/undo/fingerprint'
import { createDocumentStore } from '../../../app/editor/store/create-document-store'

it('knows a document however its fields are ordered, and another one by a letter', () => {
  const document = { title: 'A', list: [{ id: '1', text: 'x' }], left: undefined }
  expect(fingerprint({ list: [{ text: 'x', id: '1' }], title: 'A' })).toBe(fingerprint(document))
  expect(fingerprint({ ...document, title: 'B' })).not.toBe(fingerprint(document))
  expect(fingerprint({ ...document, list: [] })).not.toBe(fingerprint(document))
})

it('goes on with steps of another store', () => {
  const first = createDocumentStore({ initial: { title: 'A' } })
  first.change({ name: 'one', recipe: (draft) => void (draft.title = 'B') })
  first.change({ name: 'two', recipe: (draft) => void (draft.title = 'C') })
  first.undo()
  const second = createDocumentStore({ initial: first.get() })
  second.recall(first.steps())
  expect(second.history()).toEqual({ undo: 'one', redo: 'two' })
  second.redo()
  expect(second.get()).toEqual({ title: 'C' })
  second.undo()
  second.undo()
  expect(second.get()).toEqual({ title: 'A' })
  expect(first.get()).toEqual({ title: 'B' })
})
