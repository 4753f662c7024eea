import fc from 'fast-check'
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

test.each([
  [{ op: 'test', path: '/entryList/0/id', value: 'b' }],
  [{ op: 'remove', path: '/entryList/-' }],
  [{ op: 'add', path: '/none/x', value: 1 }],
  [{ op: 'add', path: '/entryList/01', value: 1 }],
  [{ op: 'replace', path: '/toString', value: 1 }],
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
