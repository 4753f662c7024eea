import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillPages } from '../../../app/document/pagination/fill-pages'
import { blocksOf, fill, linesOf, PAGE, type Shape, stack } from './stacked-leaves'

/** An item's title line and its points, each of so many lines; a page holds fifteen. */
const item = (name: string, ...points: number[]): Shape[] => [
  { keepNext: true, item: name },
  ...points.map((lines) => ({ lines, split: true, listed: true, item: name })),
]
const paragraph = (name: string, lines: number): Shape[] => [
  { keepNext: true, item: name },
  { lines, split: true, item: name },
]
const counts = (...shapes: Shape[][]) =>
  blocksOf(fill(stack(shapes.flat()), true, true)).map(({ length }) => length)
const lines = (count: number): Shape[] => Array.from({ length: count }, () => ({}))
const tail = lines(6)

describe('items over pages', () => {
  it('move whole where they have three points, or lines, at most', () => {
    expect(counts([{ lines: 12 }], item('a', 1, 1, 1), tail)).toEqual([1, 10])
    expect(counts([{ lines: 10 }], item('a', 2, 2, 2), tail)).toEqual([1, 10])
    expect(counts([{ lines: 12 }], paragraph('a', 3), tail)).toEqual([1, 8])
  })

  it('leave two points at least on either side where they have more', () => {
    expect(counts([{ lines: 12 }], item('a', 1, 1, 1, 1), tail)).toEqual([4, 8])
    expect(counts([{ lines: 11 }], item('a', 1, 1, 1, 1), tail)).toEqual([4, 8])
    expect(counts([{ lines: 13 }], item('a', 1, 1, 1, 1), tail)).toEqual([1, 11])
  })

  it('leave two lines of a paragraph, and no point of several lines alone', () => {
    expect(blocksOf(fill(stack([{ lines: 12 }, ...paragraph('a', 9)]), true, true))).toEqual([
      ['main0', 'main1', 'main2:20'],
      ['main2:20'],
    ])
    expect(counts([{ lines: 11 }], item('a', 3, 1, 1, 1), tail)).toEqual([1, 11])
  })

  it('are parted where the resume would have one more page', () => {
    expect(counts([{ lines: 12 }], item('a', 1, 1, 1), [{ lines: 14 }])).toEqual([4, 2])
    expect(counts([{ lines: 12 }], item('a', 1, 1, 1), [{ lines: 11 }])).toEqual([1, 5])
  })

  it('move with their section where it is of four rows at most', () => {
    const title = { keepNext: true, opens: true }
    const rows = ['a', 'b', 'c'].flatMap((name) => [{ keepNext: true, item: name }, { item: name }])
    expect(counts([{ lines: 10 }], [title], rows, [title], tail)).toEqual([1, 14])
  })
})

describe('a last page', () => {
  it('has five lines where the page before stays full enough', () => {
    expect(counts(lines(17))).toEqual([12, 5])
    expect(counts(lines(20))).toEqual([15, 5])
    expect(counts(lines(32))).toEqual([15, 12, 5])
    expect(counts([{ lines: 8 }, { lines: 7 }, { lines: 2 }])).toEqual([2, 1])
  })

  it('has as many in each of two columns', () => {
    const [side, main] = [lines(17), lines(32)]
    const columns = [{ leaves: stack(side, 'side') }, { leaves: stack(main) }]
    const pages = fillPages({ columns, page: PAGE, linesOf, wholeItems: true })
    expect(pages.map(({ flows }) => [flows.side?.length, flows.main?.length])).toEqual([
      [12, 15],
      [5, 12],
      [undefined, 5],
    ])
  })
})

it('never takes a page more, nor loses anything', () => {
  const shape = fc.record({ points: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }) })
  fc.assert(
    fc.property(fc.array(shape, { maxLength: 20 }), (items) => {
      const leaves = stack(items.flatMap(({ points }, i) => item(`${i}`, ...points)))
      const [before, after] = [fill(leaves, true), fill(leaves, true, true)]
      expect(after.length).toBeLessThanOrEqual(before.length)
      const blocks = new Set(after.flatMap(({ flows }) => (flows.main ?? []).map(({ block }) => block)))
      expect([...blocks]).toEqual(leaves.map(({ id }) => id))
    }),
  )
})
