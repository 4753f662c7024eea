import fc from 'fast-check'
import { produce } from '../../../app/document/patch/produce'
import { expect, test } from 'vitest'
import { copyAtPath, valueAtPath } from '../../../app/document/patch/at-path'
import { mergeThreeWay } from '../../../app/document/patch/merge-three-way'
import { after, deeds, doc, idsOf, textsOf, type Doc } from './document-arbitrary'

test('no text that either side wrote is lost, and no id comes twice', () => {
  fc.assert(
    fc.property(doc, deeds, deeds, fc.boolean(), (base, one, other, isBranch) => {
      const [mine, theirs] = [after(base, one, 'm'), after(base, other, 't')]
      const merged = mergeThreeWay({ base, mine, theirs, isBranch })
      const ids = idsOf(merged.document)
      expect(new Set(ids).size).toBe(ids.length)
      const there = new Set([...textsOf(merged.document), ...textsOf(merged.conflicts)])
      for (const side of [mine, theirs]) {
        for (const text of textsOf(side)) if (/^n?§/.test(text)) expect(there).toContain(text)
      }
    }),
    { numRuns: 1000 },
  )
})

test('with one side unchanged the other is the result, without conflicts', () => {
  fc.assert(
    fc.property(doc, deeds, (base, list) => {
      const changed = after(base, list, 'm')
      expect(mergeThreeWay({ base, mine: changed, theirs: base })).toEqual({
        document: changed,
        conflicts: [],
      })
      expect(mergeThreeWay({ base, mine: base, theirs: changed })).toEqual({
        document: changed,
        conflicts: [],
      })
      expect(mergeThreeWay({ base, mine: changed, theirs: changed })).toEqual({
        document: changed,
        conflicts: [],
      })
    }),
    { numRuns: 500 },
  )
})

const item = (id: string, text = '') => ({ id, title: '', text, tags: ['a'] })
const base: Doc = {
  title: 'T',
  config: { color: 'c', size: 1 },
  rows: [],
  entryList: [
    { id: 's', title: 'S', items: [item('x'), item('y'), item('z')] },
    { id: 'u', title: 'U', items: [item('v')] },
  ],
}
const section = (document: Doc, id: string) => document.entryList.find((one) => one.id === id)
const merge = (mine: (draft: Doc) => unknown, theirs: (draft: Doc) => unknown) =>
  mergeThreeWay({
    base,
    mine: produce(base, (draft) => void mine(draft)),
    theirs: produce(base, (draft) => void theirs(draft)),
  })

test('edits of different fields and lists all arrive', () => {
  const { document, conflicts } = merge(
    (draft) => {
      draft.title = 'mine'
      section(draft, 's')?.items.reverse()
      section(draft, 's')?.items[0]?.tags.push('m')
    },
    (draft) => {
      draft.config.color = 'theirs'
      section(draft, 's')?.items.push(item('n', 'new'))
      section(draft, 's')?.items[2]?.tags.push('t')
      draft.entryList.splice(1, 1)
    },
  )
  expect(conflicts).toEqual([])
  expect(document).toMatchObject({ title: 'mine', config: { color: 'theirs' }, entryList: [{ id: 's' }] })
  expect(section(document, 's')?.items.map(({ id }) => id)).toEqual(['z', 'n', 'y', 'x'])
  expect(section(document, 's')?.items[0]?.tags).toEqual(['a', 't', 'm'])
})

test('two texts in one field are a conflict that holds both, by ids', () => {
  const set = (text: string) => (draft: Doc) => Object.assign(section(draft, 's')?.items[1] ?? {}, { text })
  const { document, conflicts } = merge(set('mine'), set('theirs'))
  expect(section(document, 's')?.items[1]?.text).toBe('mine')
  expect(conflicts).toEqual([
    { path: ['entryList', 's', 'items', 'y', 'text'], base: '', mine: 'mine', theirs: 'theirs' },
  ])
})

test('what one side deletes and the other edits stays, edited, with all that stood in it', () => {
  const { document, conflicts } = merge(
    (draft) => draft.entryList.splice(0, 1),
    (draft) => Object.assign(section(draft, 's')?.items[1] ?? {}, { text: 'theirs' }),
  )
  expect(conflicts).toEqual([])
  expect(section(document, 's')?.items).toEqual([item('x'), item('y', 'theirs'), item('z')])
})

test('what they move out of a section that I delete stays where they moved it', () => {
  const { document } = merge(
    (draft) => draft.entryList.splice(0, 1),
    (draft) => section(draft, 'u')?.items.push(...(section(draft, 's')?.items.splice(0, 1) ?? [])),
  )
  expect(section(document, 'u')?.items).toEqual([item('v'), item('x')])
})

test('what the others delete and I edit stays as a conflict, a section with all that was in it', () => {
  const { document, conflicts } = merge(
    (draft) => Object.assign(section(draft, 's')?.items[1] ?? {}, { text: 'mine' }),
    (draft) => draft.entryList.splice(0, 1),
  )
  expect(section(document, 's')?.items).toEqual([item('x'), item('y', 'mine'), item('z')])
  expect(conflicts).toMatchObject([{ path: ['entryList', 's'], base: section(base, 's'), theirs: undefined }])
})

test('what waits can be put back to what the others have, and only that', () => {
  fc.assert(
    fc.property(doc, deeds, deeds, (from, one, other) => {
      const [mine, theirs] = [after(from, one, 'm'), after(from, other, 't')]
      const { document, conflicts } = mergeThreeWay({ base: from, mine, theirs })
      const held = produce(document, (draft) => {
        for (const { path } of conflicts) copyAtPath({ from: theirs, to: draft, path })
      })
      const ids = idsOf(held)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { path, theirs: value } of conflicts)
        expect(valueAtPath({ document: held, path })).toEqual(value)
      if (conflicts.length === 0) expect(held).toBe(document)
    }),
    { numRuns: 500 },
  )
})

test('an element moved on one side and edited on the other is edited at its new place', () => {
  const { document } = merge(
    (draft) => section(draft, 'u')?.items.push(...(section(draft, 's')?.items.splice(1, 1) ?? [])),
    (draft) => Object.assign(section(draft, 's')?.items[1] ?? {}, { text: 'theirs' }),
  )
  expect(section(document, 's')?.items.map(({ id }) => id)).toEqual(['x', 'z'])
  expect(section(document, 'u')?.items).toEqual([item('v'), item('y', 'theirs')])
})

test('what I move out of a section that the others delete stays where I moved it, as a conflict of its own', () => {
  const moved = (draft: Doc) =>
    void section(draft, 'u')?.items.push(...(section(draft, 's')?.items.splice(1, 1) ?? []))
  const { document, conflicts } = merge(moved, (draft) => draft.entryList.splice(0, 1))
  expect(section(document, 's')?.items.map(({ id }) => id)).toEqual(['x', 'z'])
  expect(section(document, 'u')?.items.map(({ id }) => id)).toEqual(['v', 'y'])
  expect(conflicts.map(({ path, theirs }) => [path.at(-1), theirs])).toEqual([
    ['s', undefined],
    ['y', undefined],
  ])
})

test('what is gone here and was changed in a branch comes with all that was in it, as a conflict', () => {
  const mine = produce(base, (draft) => void draft.entryList.splice(0, 1))
  const theirs = produce(base, (draft) => {
    Object.assign(section(draft, 's')?.items[1] ?? {}, { text: 'theirs' })
  })
  const { document, conflicts } = mergeThreeWay({ base, mine, theirs, isBranch: true })
  expect(document).toEqual(theirs)
  const [was, now] = [section(base, 's'), section(theirs, 's')]
  expect(conflicts).toEqual([{ path: ['entryList', 's'], base: was, mine: now, theirs: undefined }])
})
