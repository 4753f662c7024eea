import fc from 'fast-check'
import { produce } from '../../../app/document/patch/produce'
import { expect, test, vi } from 'vitest'
import { createDocumentStore } from '../../../app/editor/store/create-document-store'
import { act, deed, doc, idsOf, type Doc } from './document-arbitrary'

const deeds = fc.array(deed, { minLength: 1, maxLength: 10 })
const start: Doc = {
  title: '简历',
  config: { color: 'red', size: 1 },
  rows: [],
  entryList: [{ id: 's', title: '', items: [{ id: 'i', title: '', text: '', tags: [] }] }],
}

test('undoing all leads back to the start, redoing all to the end, by way of every step', () => {
  fc.assert(
    fc.property(doc, deeds, (initial, list) => {
      const store = createDocumentStore({ initial })
      const seen = [store.get()]
      for (const one of list) {
        const patch = store.change({ name: 'x', recipe: (draft) => act({ draft, deed: one, who: 'w' }) })
        if (patch.length > 0) seen.push(store.get())
      }
      for (const before of seen.slice(0, -1).reverse()) {
        expect(store.undo()).toBeDefined()
        expect(store.get()).toEqual(before)
      }
      expect(store.undo()).toBeUndefined()
      for (const next of seen.slice(1)) {
        store.redo()
        expect(store.get()).toEqual(next)
      }
      expect(store.redo()).toBeUndefined()
    }),
  )
})

test('undo takes back my changes and none of those from outside, wherever these moved things', () => {
  fc.assert(
    fc.property(doc, deeds, deeds, (initial, mine, theirs) => {
      const store = createDocumentStore({ initial })
      for (const one of mine)
        store.change({ name: 'x', recipe: (draft) => act({ draft, deed: one, who: 'm' }) })
      store.replace(
        produce(store.get(), (draft) => theirs.forEach((one) => act({ draft, deed: one, who: 't' }))),
      )
      while (store.undo()) {
        const ids = idsOf(store.get())
        expect(new Set(ids).size).toBe(ids.length)
      }
    }),
  )
})

test('an undone change is found by its id after lists have changed', () => {
  const store = createDocumentStore({ initial: start })
  store.change({
    name: 'x',
    recipe: (draft) => void Object.assign(draft.entryList[0]?.items[0] ?? {}, { text: 'mine' }),
  })
  store.replace({
    ...store.get(),
    title: 'theirs',
    entryList: [{ id: 'new', title: '', items: [] }, ...store.get().entryList],
  })
  store.undo()
  expect(store.get()).toMatchObject({
    title: 'theirs',
    entryList: [{ id: 'new' }, { items: [{ text: '' }] }],
  })
  store.redo()
  expect(store.get().entryList[1]?.items[0]?.text).toBe('mine')
})

type Typed = [at: number, text: string, field?: 'title' | 'color']

function typing(times: Typed[]) {
  let time = 0
  const store = createDocumentStore({ initial: start, now: () => time })
  for (const [at, text, field = 'title'] of times) {
    time = at
    const recipe = (draft: Doc) =>
      void Object.assign(field === 'title' ? draft : draft.config, { [field]: text })
    store.change({ name: field, merge: field, recipe })
  }
  return store
}

test('typing into one field is one step; a pause or another field begins the next', () => {
  const store = typing([
    [0, 'a'],
    [500, 'ab'],
    [1400, 'abc'],
    [2400, 'abcd'],
    [2500, 'blue', 'color'],
    [2600, 'abcde'],
  ])
  const seen = Array.from({ length: 4 }, () => {
    store.undo()
    return store.get().title
  })
  expect(seen).toEqual(['abcd', 'abcd', 'abc', '简历'])
  expect(store.history()).toEqual({ undo: undefined, redo: 'title' })

  const parted = typing([[0, 'a']])
  parted.endStep()
  parted.change({ name: 'title', merge: 'title', recipe: (draft) => void (draft.title = 'ab') })
  parted.undo()
  expect(parted.get().title).toBe('a')
})

test('what a slow page takes to show a letter is no pause', () => {
  vi.useFakeTimers()
  const store = createDocumentStore({ initial: start, now: () => Date.now() })
  const type = (text: string) =>
    store.change({ name: 'title', merge: 'title', recipe: (draft) => void (draft.title = text) })
  type('a')
  vi.setSystemTime(Date.now() + 3000)
  vi.runAllTimers()
  type('ab')
  store.undo()
  expect(store.get()).toEqual(start)
  vi.useRealTimers()
})

test('what is half done is one step with what follows, unless it is closed', () => {
  const half = () => {
    const store = typing([])
    store.change({ name: 'half', isOpen: true, recipe: (draft) => void (draft.title = '') })
    return store
  }
  const rest = { name: 'rest', recipe: (draft: Doc) => void (draft.title = 'b') }
  const joined = half()
  joined.change(rest)
  joined.undo()
  expect(joined.get().title).toBe('简历')
  const closed = half()
  closed.closeStep()
  closed.change(rest)
  closed.undo()
  expect(closed.get().title).toBe('')
})

test('what was typed and taken back by hand leaves no step', () => {
  expect(
    typing([
      [0, 'a'],
      [100, '简历'],
    ]).history().undo,
  ).toBeUndefined()
})

test('a new change ends what could be redone, and undo names its steps', () => {
  const store = typing([[0, 'a']])
  store.undo()
  expect(store.history()).toEqual({ undo: undefined, redo: 'title' })
  store.change({ name: '颜色', recipe: (draft) => void (draft.config.color = 'blue') })
  expect(store.history()).toEqual({ undo: '颜色', redo: undefined })
})

test('the last step is retracted as if it had never been, and no other one', () => {
  const store = typing([[0, 'a']])
  const [first] = store.steps().past
  store.change({ name: '颜色', recipe: (draft) => void (draft.config.color = 'blue') })
  const last = store.steps().past.at(-1)
  expect(store.retract(first)).toBe(false)
  expect(store.retract(last)).toBe(true)
  expect(store.get().config.color).toBe(start.config.color)
  expect(store.history()).toEqual({ undo: 'title', redo: undefined })
  expect(store.retract(last)).toBe(false)
  expect(store.get().title).toBe('a')
})

test('listeners hear of real changes only; a patch that does not fit changes nothing', () => {
  const store = createDocumentStore({ initial: start })
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.change({ name: 'x', recipe: (draft) => void (draft.title = '简历') })
  store.replace(structuredClone(start))
  expect(() => store.apply({ name: 'x', patch: [{ op: 'test', path: '/title', value: 'no' }] })).toThrow()
  expect(listener).not.toHaveBeenCalled()
  expect(store.get()).toBe(start)
  store.apply({ name: 'x', patch: [{ op: 'replace', path: '/title', value: 'yes' }] })
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  store.undo()
  expect(listener).toHaveBeenCalledTimes(1)
})
