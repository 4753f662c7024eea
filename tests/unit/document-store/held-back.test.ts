import fc from 'fast-check'
import { produce } from '../../../app/document/patch/produce'
import { expect, test } from 'vitest'
import { mergeThreeWay } from '../../../app/document/patch/merge-three-way'
import { savable } from '../../../app/editor/autosave/held-back'
import { originOf } from '../../../app/editor/crash/origin-of'
import { withTheirs } from '../../../app/editor/notices/decide'
import { after, deeds, doc, idsOf, type Doc } from './document-arbitrary'

const merged = (base: Doc, mine: Doc, theirs: Doc) => {
  const { document, conflicts } = mergeThreeWay({ base, mine, theirs })
  const stored = { state: theirs, revision: 2 }
  const saved = savable({ store: { get: () => document }, stored, conflicts: { get: () => conflicts } })
  return { document, conflicts, saved: saved ?? theirs }
}

test('nothing that stands here and is stored goes before it is decided on, nor with what is left removed', () => {
  fc.assert(
    fc.property(doc, deeds, deeds, (base, one, other) => {
      const theirs = after(base, other, 't')
      const { document, conflicts, saved } = merged(base, after(base, one, 'm'), theirs)
      const both = idsOf(document).filter((id) => idsOf(theirs).includes(id))
      expect(idsOf(saved)).toEqual(expect.arrayContaining(both))
      expect(new Set(idsOf(saved)).size).toBe(idsOf(saved).length)
      const left = conflicts.reduce(
        (state, conflict) => withTheirs({ state, stored: theirs, conflict }),
        document,
      )
      expect(idsOf(left)).toEqual(expect.arrayContaining(both))
      expect(new Set(idsOf(left)).size).toBe(idsOf(left).length)
    }),
    { numRuns: 500 },
  )
})

const item = (id: string, text = '') => ({ id, title: '', text, tags: [] })
const base: Doc = {
  title: '',
  config: { color: '', size: 1 },
  rows: [],
  entryList: [
    { id: 's', title: '', items: [item('a'), item('b')] },
    { id: 't', title: '', items: [item('c'), item('d')] },
  ],
}
const within = (document: Doc, id: string) => document.entryList.find((one) => one.id === id)?.items

test('an entry moved into a section that is removed elsewhere is stored where it was, and goes back there with its text', () => {
  const theirs = produce(base, (draft) => void draft.entryList.shift())
  const mine = produce(base, (draft) => {
    const [moved] = within(draft, 't')?.splice(0, 1) ?? []
    if (moved) within(draft, 's')?.push({ ...moved, text: 'written' })
  })
  const { document, conflicts, saved } = merged(base, mine, theirs)
  expect(conflicts.map(({ path }) => path.at(-1))).toEqual(['s'])
  expect(saved).toEqual(theirs)
  for (const conflict of conflicts) {
    const left = withTheirs({ state: document, stored: theirs, conflict })
    expect(left.entryList.map(({ id }) => id)).toEqual(['t'])
    expect(within(left, 't')).toEqual([item('c', 'written'), item('d')])
    // Where the section it came from is deleted here, that comes back for it alone.
    const without = produce(document, (draft) => void draft.entryList.pop())
    const last = withTheirs({ state: without, stored: theirs, conflict })
    expect(within(last, 't')).toEqual([item('c', 'written')])
  }
})

test('what is theirs by choice stands here, though its section was removed here meanwhile', () => {
  const titled = (title: string) =>
    produce(base, (draft) => void Object.assign(draft.entryList[0] ?? {}, { title }))
  const { document, conflicts } = merged(base, titled('mine'), titled('theirs'))
  const without = produce(document, (draft) => void draft.entryList.shift())
  for (const conflict of conflicts) {
    const chosen = withTheirs({ state: without, stored: titled('theirs'), conflict })
    expect(chosen).toEqual(titled('theirs'))
  }
  expect(conflicts).toHaveLength(1)
})

test.each([
  ['its section', (draft: Doc) => draft.entryList.splice(1, 1), ['t', 'd']],
  ['it', (draft: Doc) => within(draft, 't')?.pop(), []],
])(
  'an entry moved out before %s was removed elsewhere is still there when the tab is opened again',
  (_what, remove, asked) => {
    const theirs = produce(base, (draft) => void remove(draft))
    const mine = produce(base, (draft) => {
      within(draft, 's')?.push(...(within(draft, 't')?.splice(1, 1) ?? []))
    })
    const { document, conflicts } = merged(base, mine, theirs)
    const saver = {
      stored: () => ({ state: theirs, revision: 2 }),
      conflicts: { get: () => conflicts, subscribe: () => () => undefined },
    }
    const origin = originOf({ saver, here: document })
    const again = mergeThreeWay({ base: origin.state, mine: document, theirs })
    expect(again.document).toEqual(document)
    expect(again.conflicts.map(({ path }) => path.at(-1)).toSorted()).toEqual(asked.toSorted())
  },
)
