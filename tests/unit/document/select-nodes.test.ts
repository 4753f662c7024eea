import { describe, expect, it } from 'vitest'
import type { Slice } from '../../../app/document/pagination/types'
import { selectNodes } from '../../../app/document/model/select-nodes'
import { sliceRuns } from '../../../app/document/model/slice-runs'
import type { Box, Leaf } from '../../../app/document/model/types'

const leaf = (id: string, text: string): Leaf => ({ type: 'leaf', id, tag: 'p', runs: [{ text }] })
const item = (id: string, child: Leaf, value: number): Box => ({
  type: 'box',
  id,
  tag: 'li',
  value,
  children: [child],
})
const list: Box = {
  type: 'box',
  id: 'list',
  tag: 'ol',
  children: [
    item('i1', leaf('a', 'first'), 1),
    item('i2', leaf('b', 'second one'), 2),
    item('i3', leaf('c', 'third'), 3),
  ],
}

function select(slices: Slice[]) {
  return selectNodes({ nodes: [list], slices: new Map(slices.map((slice) => [slice.block, slice])) })
}

describe('what stands on a page', () => {
  it('is nothing when no leaf does', () => {
    expect(select([])).toEqual([])
  })

  it('continues a split item without its marker, and keeps the numbers', () => {
    const [rest] = select([{ block: 'b', from: 7 }, { block: 'c' }])
    expect(rest).toMatchObject({
      continued: true,
      children: [
        { id: 'i2', continued: true, value: 2 },
        { id: 'i3', value: 3 },
      ],
    })
    expect(rest?.type === 'box' && rest.children[1]).toBe(list.children[2])
  })

  it('starts a list again at a whole item, whose marker stays', () => {
    const [rest] = select([{ block: 'c' }])
    expect(rest).toMatchObject({ continued: true, children: [{ id: 'i3' }] })
    expect(rest?.type === 'box' && rest.children[0]).toBe(list.children[2])
  })

  it('knows of a part that goes on whether a line of it ends in a break, be it the last', () => {
    const runs = ['one', '\n', 'two'].map((text) => ({ text }))
    const part = (to: number) =>
      selectNodes({ nodes: [{ ...leaf('a', ''), runs }], slices: new Map([['a', { block: 'a', to }]]) })[0]
    expect(part(2)).toMatchObject({ part: { from: 0, to: 2 } })
    expect(part(2)).not.toHaveProperty('part.ended')
    expect(part(4)).toMatchObject({ part: { ended: true }, runs: [{ text: 'one' }] })
    expect(part(5)).toHaveProperty('part.ended', true)
  })
})

describe('slicing runs', () => {
  const runs = [
    { text: 'one ', bold: true },
    { text: 'two three', icon: 'url' as const },
  ]

  it('cuts in the text and trims the white space at the break', () => {
    expect(sliceRuns({ runs, from: 0, to: 4 })).toEqual([{ text: 'one', bold: true }])
    expect(sliceRuns({ runs, from: 2, to: 8 })).toEqual([
      { text: 'e ', bold: true },
      { text: 'two', icon: 'url' },
    ])
  })

  it('draws an icon with the first part only', () => {
    expect(sliceRuns({ runs, from: 8, to: 13 })).toEqual([{ text: 'three', icon: undefined }])
  })
})
