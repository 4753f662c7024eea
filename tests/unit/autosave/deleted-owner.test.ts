import { produce } from '../../../app/document/patch/produce'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave } from '../../../app/editor/autosave/create-autosave'
import type { Send } from '../../../app/editor/autosave/types'
import { createDocumentStore } from '../../../app/editor/store/create-document-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Sides = { x: string; y: string }
type Doc = { title: string; list: { id: string; label: Sides; items: ({ id: string } & Sides)[] }[] }
const item = (id: string) => ({ id, x: '', y: '' })
const initial: Doc = {
  title: '',
  list: [
    { id: 's', label: { x: '', y: '' }, items: [item('i'), item('j')] },
    { id: 't', label: { x: '', y: '' }, items: [] },
  ],
}

const section = (draft: Doc) => draft.list.find(({ id }) => id === 's')
const entry = (draft: Doc, id: string) => section(draft)?.items.find((one) => one.id === id)
const places: Record<string, (draft: Doc) => Sides | undefined> = {
  section: (draft) => section(draft)?.label,
  i: (draft) => entry(draft, 'i'),
  j: (draft) => entry(draft, 'j'),
}
const fields = Object.keys(places).flatMap((place) => [`${place} x`, `${place} y`])
const write = (draft: Doc, name: string, text: string) => {
  const [place = '', field = ''] = name.split(' ')
  Object.assign(places[place]?.(draft) ?? {}, { [field]: text })
}
const deletions: [string, (draft: Doc) => unknown][] = [
  ['the entry', (draft) => section(draft)?.items.shift()],
  ['the section', (draft) => draft.list.shift()],
]
const cases = deletions.flatMap(([what, remove]) =>
  fields.flatMap((one, i) => fields.slice(i + 1).map((other) => ({ one, other, what, remove }))),
)

test.each(cases)(
  'clashes in $one and $other hold nothing else back once $what is deleted here',
  async ({ one, other, remove }) => {
    const both = (text: string) => (draft: Doc) => [one, other].forEach((name) => write(draft, name, text))
    const theirs = produce(initial, both('theirs'))
    const send = vi
      .fn<Send<Doc>>()
      .mockImplementation(({ revision }) => Promise.resolve({ ok: true, revision: revision + 1 }))
    const store = createDocumentStore({ initial })
    const autosave = createAutosave({ store, stored: { state: initial, revision: 1 }, send })
    const stop = autosave.start()
    const change = (recipe: (draft: Doc) => unknown) =>
      store.change({ name: 'x', recipe: (draft) => void recipe(draft) })
    change(both('mine'))
    autosave.takeIn({ state: theirs, revision: 2 })
    expect(autosave.conflicts.get()).toHaveLength(2)
    change(remove)
    change((draft) => (draft.title = 'typing on'))
    await autosave.flush()
    const saved = autosave.stored().state
    expect(saved.title).toBe('typing on')
    // What waits stays as it is stored.
    const [before, after] = [JSON.stringify(theirs), JSON.stringify(saved)]
    expect(after.split('"theirs"').length).toBe(before.split('"theirs"').length)
    expect(after).not.toContain('"mine"')
    stop()
  },
)
