import fc from 'fast-check'
import { produce } from '../../../app/document/patch/produce'
import { expect, test } from 'vitest'
import { applyByIds } from '../../../app/document/patch/apply-by-ids'
import { applyPatch } from '../../../app/document/patch/apply-patch'
import { diffDocuments } from '../../../app/document/patch/diff-documents'
import { PatchError } from '../../../app/document/patch/patch'
import { after, deeds, doc } from './document-arbitrary'

test('the difference of two documents makes one of the other, both ways', () => {
  fc.assert(
    fc.property(doc, doc, deeds, (a, b, list) => {
      for (const to of [after(a, list, 'w'), b]) {
        const patch = diffDocuments({ from: a, to })
        expect(applyPatch({ document: a, patch })).toEqual(to)
        expect(applyByIds({ document: a, patch })).toEqual(to)
        expect(applyPatch({ document: to, patch: diffDocuments({ from: to, to: a }) })).toEqual(a)
        // As it goes over the wire.
        expect(applyPatch({ document: a, patch: JSON.parse(JSON.stringify(patch)) })).toEqual(to)
      }
    }),
    { numRuns: 500 },
  )
})

test('a patch applies by ids to whatever document there is', () => {
  fc.assert(
    fc.property(doc, deeds, deeds, (base, mine, theirs) => {
      const patch = diffDocuments({ from: base, to: after(base, mine, 'm') })
      const applied = applyByIds({ document: after(base, theirs, 't'), patch })
      const ids = JSON.stringify(applied.entryList.map((section) => section.id))
      expect(new Set(JSON.parse(ids)).size).toBe(applied.entryList.length)
    }),
  )
})

const content = {
  entryList: [
    {
      id: 'a',
      items: [
        { id: 'x', text: '1' },
        { id: 'y', text: '2' },
      ],
    },
    { id: 'b', items: [] as { id: string; text: string }[] },
  ],
}

test('a text changed is one replacement, behind tests of the ids on its way', () => {
  const to = produce(content, (draft) => {
    Object.assign(draft.entryList[0]?.items[1] ?? {}, { text: '3' })
  })
  expect(diffDocuments({ from: content, to })).toEqual([
    { op: 'test', path: '/entryList/0/id', value: 'a' },
    { op: 'test', path: '/entryList/0/items/1/id', value: 'y' },
    { op: 'replace', path: '/entryList/0/items/1/text', value: '3' },
  ])
})

test('moving one element over many is one move', () => {
  const from = { list: Array.from({ length: 20 }, (_, i) => ({ id: `e${i}` })) }
  const to = { list: [...from.list.slice(1), ...from.list.slice(0, 1)] }
  expect(diffDocuments({ from, to }).filter(({ op }) => op !== 'test')).toEqual([
    { op: 'move', from: '/list/0', path: '/list/19' },
  ])
})

test('what a patch does not touch stays the same object', () => {
  const patch = diffDocuments({
    from: content,
    to: {
      entryList: [
        {
          id: 'a',
          items: [
            { id: 'x', text: '1' },
            { id: 'y', text: '3' },
          ],
        },
        { id: 'b', items: [] },
      ],
    },
  })
  const next = applyPatch({ document: content, patch })
  expect(next.entryList[1]).toBe(content.entryList[1])
  expect(next.entryList[0]?.items[0]).toBe(content.entryList[0]?.items[0])
  expect(next.entryList[0]?.items[1]).not.toBe(content.entryList[0]?.items[1])
})

test.each([
  [{ op: 'test', path: '/entryList/0/id', value: 'b' }],
  [{ op: 'replace', path: '/entryList/2/id', value: 'b' }],
  [{ op: 'remove', path: '/entryList/-' }],
  [{ op: 'remove', path: '/none' }],
  [{ op: 'add', path: '/none/x', value: 1 }],
  [{ op: 'add', path: '/entryList/01', value: 1 }],
  [{ op: 'replace', path: '/toString', value: 1 }],
  [{ op: 'move', from: '/entryList/5', path: '/entryList/0' }],
  [{ op: 'add', path: 'entryList', value: 1 }],
] as const)('%j does not fit and changes nothing', (operation) => {
  const patch = [{ op: 'remove', path: '/entryList/1' } as const, operation]
  expect(() => applyPatch({ document: content, patch })).toThrow(PatchError)
  expect(content.entryList).toHaveLength(2)
})

test('a patch cannot reach the prototype', () => {
  const patch = [{ op: 'add', path: '/__proto__', value: { polluted: 1 } } as const]
  const next: object = applyPatch({ document: { a: 1 }, patch })
  expect(Object.getPrototypeOf(next)).toBe(Object.prototype)
  expect('polluted' in {}).toBe(false)
})
