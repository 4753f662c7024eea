import { describe, expect, it } from 'vitest'
import { applyPatch } from '../../../app/document/patch/apply-patch'
import { fitPatch } from '../../../app/document/patch/fit-patch'
import type { Patch } from '../../../app/document/patch/patch'

const entry = (id: string, text: string) => ({ id, text })
const document = { list: [entry('a', 'one'), entry('b', 'two'), entry('c', 'three')] }
const patch: Patch = [
  { op: 'test', path: '/list/1/id', value: 'b' },
  { op: 'test', path: '/list/1/text', value: 'two' },
  { op: 'replace', path: '/list/1/text', value: 'TWO' },
]
const after = (changed: object) => {
  const fitted = fitPatch({ document: changed, patch })
  return fitted.ok ? applyPatch({ document: changed, patch: fitted.patch }) : fitted.reason
}

describe('fitPatch', () => {
  it('leaves a patch of the same document as it is', () => {
    expect(fitPatch({ document, patch })).toEqual({ ok: true, patch })
  })

  it('finds an element that has moved', () => {
    expect(after({ list: document.list.toReversed() })).toEqual({
      list: [entry('c', 'three'), entry('b', 'TWO'), entry('a', 'one')],
    })
    expect(after({ list: [entry('new', ''), ...document.list] })).toMatchObject({
      list: [{}, {}, entry('b', 'TWO'), {}],
    })
  })

  it('refuses where the element is gone, never taking the one that stands there now', () => {
    expect(after({ list: [entry('a', 'one'), entry('c', 'two')] })).toBe('gone')
    expect(after({})).toBe('gone')
  })

  it('refuses where the text is another', () => {
    expect(after({ list: [entry('a', 'one'), entry('b', 'mine')] })).toBe('changed')
  })

  it('puts a new element behind the one it was put behind', () => {
    const added: Patch = [
      { op: 'test', path: '/list/2/id', value: 'c' },
      { op: 'add', path: '/list/3', value: entry('d', 'four') },
    ]
    const shorter = { list: [entry('c', 'three')] }
    const fitted = fitPatch({ document: shorter, patch: added })
    expect(fitted.ok && applyPatch({ document: shorter, patch: fitted.patch })).toEqual({
      list: [entry('c', 'three'), entry('d', 'four')],
    })
  })

  it('puts several in a row, each behind the one before, wherever the list ends now', () => {
    const added: Patch = [
      { op: 'test', path: '/list/2/id', value: 'c' },
      { op: 'add', path: '/list/3', value: entry('d', 'four') },
      { op: 'test', path: '/list/3/id', value: 'd' },
      { op: 'add', path: '/list/4', value: entry('e', 'five') },
    ]
    expect(fitPatch({ document, patch: added })).toEqual({ ok: true, patch: added })
    const shorter = { list: [entry('c', 'three')] }
    const fitted = fitPatch({ document: shorter, patch: added })
    expect(fitted.ok && applyPatch({ document: shorter, patch: fitted.patch })).toEqual({
      list: [entry('c', 'three'), entry('d', 'four'), entry('e', 'five')],
    })
  })
})
