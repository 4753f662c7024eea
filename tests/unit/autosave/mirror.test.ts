import { expect, test, vi } from 'vitest'
import { mirrorUnsaved } from '../../../app/editor/autosave/mirror-unsaved'
import { originOf } from '../../../app/editor/crash/origin-of'
import { createDocumentStore } from '../../../app/editor/store/create-document-store'
import { createValue } from '../../../app/session/create-value'
import { mergeThreeWay } from '../../../app/document/patch/merge-three-way'
import { initial, openAutosave, type Doc } from './open-autosave'

const list = (...texts: string[]): Doc => ({ ...initial, list: texts.map((text) => ({ id: 'a', text })) })
/** What opening the kept copy again asks about. */
function askedAgain({ store, autosave }: Pick<ReturnType<typeof openAutosave>, 'store' | 'autosave'>) {
  const here = store.get()
  const { state: base, revision } = originOf({ saver: autosave, here })
  expect(revision).toBe(autosave.stored().revision - 1)
  return mergeThreeWay({ base, mine: here, theirs: autosave.stored().state }).conflicts
}

test('a disputed text in an entry that is removed elsewhere is kept so that the entry is asked about again', () => {
  const { type, store, autosave } = openAutosave()
  type(list('mine'))
  autosave.takeIn({ state: list('theirs'), revision: 2 })
  autosave.takeIn({ state: list(), revision: 3 })
  expect(autosave.conflicts.get().map(({ path }) => path.join())).toEqual(['list,a,text', 'list,a'])
  expect(askedAgain({ store, autosave })).toMatchObject([{ path: ['list', 'a'], theirs: undefined }])
})

test('so is an entry in which two lost tabs wrote and that the server has no more', () => {
  const { type, store, autosave } = openAutosave()
  type(list('tab 1'))
  autosave.takeIn({ state: list(), revision: 2 })
  autosave.join({ base: initial, state: list('tab 2') })
  expect(autosave.conflicts.get().map(({ path }) => path.join())).toEqual(['list,a', 'list,a,text'])
  expect(askedAgain({ store, autosave })).toMatchObject([{ path: ['list', 'a'], theirs: undefined }])
})

test('a copy that could not be made is made at the next change', async () => {
  const store = createDocumentStore({ initial })
  const stored = vi.fn(() => ({ state: initial, revision: 1 }))
  stored.mockImplementationOnce(() => {
    throw new TypeError('a fault')
  })
  const write = vi.fn(() => Promise.resolve())
  mirrorUnsaved({
    store,
    autosave: {
      status: createValue({ kind: 'unsaved' as const }),
      stored,
      sent: () => [],
      isDirty: () => true,
    },
    write,
  })
  store.change({ name: 'x', recipe: (draft) => void (draft.title = 'x') })
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(1))
})
