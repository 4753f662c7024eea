import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillPages } from '../../../app/document/pagination/fill-pages'
import type { FlowLeaf, PlannedPage } from '../../../app/document/pagination/types'
import { blocksOf, CHARACTERS, fill, LINE, linesOf, PAGE, type Shape, stack } from './stacked-leaves'

const shape = fc.record({
  lines: fc.integer({ min: 1, max: 40 }),
  gap: fc.integer({ min: 0, max: 25 }),
  split: fc.boolean(),
  keepNext: fc.boolean(),
  breakBefore: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  keep: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
})

const pagesOf = (...shapes: Shape[]) => blocksOf(fill(stack(shapes)))
/** So many leaves as there are shapes. */
const leavesOf = <T extends Shape[]>(...shapes: T) => stack(shapes) as { [I in keyof T]: FlowLeaf }

describe('filling pages', () => {
  it('makes one page of nothing', () => {
    expect(fill([])).toEqual([{ flows: {} }])
  })

  it('keeps on one page what fits exactly', () => {
    expect(pagesOf({ lines: 10 }, { lines: 5 })).toEqual([['main0', 'main1']])
  })

  it('splits a paragraph between lines and drops no character', () => {
    expect(pagesOf({ lines: 12 }, { lines: 6, split: true })).toEqual([['main0', 'main1:30'], ['main1:30']])
  })

  it('leaves no title with one row alone where its section goes on', () => {
    const title = { lines: 1, keepNext: true, opens: true }
    expect(pagesOf({ lines: 13 }, title, {}, {})).toEqual([['main0'], ['main1', 'main2', 'main3']])
    // the next section, and a title with two rows
    expect(pagesOf({ lines: 13 }, title, {}, title, {})[0]).toEqual(['main0', 'main1', 'main2'])
    expect(pagesOf({ lines: 12 }, title, {}, {}, {})[0]).toHaveLength(4)
    expect(pagesOf({ lines: 12 }, title, { lines: 2 }, {})[0]).toHaveLength(3)
  })

  it('parts no section of a few rows and leaves no last row over, where it is to', () => {
    const title = { lines: 1, keepNext: true, opens: true }
    const counts = (...shapes: Shape[]) => blocksOf(fill(stack(shapes), true)).map(({ length }) => length)
    expect(counts({ lines: 12 }, title, {}, {}, {})).toEqual([1, 4])
    expect(counts({ lines: 10 }, title, { lines: 2 }, { lines: 2 }, { lines: 2 })).toEqual([4, 1])
    expect(counts({ lines: 9 }, title, {}, {}, {}, {}, {}, {}, title, {})).toEqual([6, 4])
    // running text, and a section that is short but higher than what any page has left
    expect(counts({ lines: 12 }, title, { lines: 4, split: true })).toEqual([3, 1])
    expect(counts({ lines: 15 }, title, {}, {})).toEqual([1, 3])
  })

  it('keeps room for a title that later pages repeat, and leaves it out where nothing would fit below it', () => {
    const lines = stack(Array.from({ length: 40 }, () => ({})))
    const pages = fill(lines.map((leaf, i) => (i === 0 ? leaf : { ...leaf, repeat: LINE })))
    expect(pages.map(({ flows }) => flows.main?.length)).toEqual([15, 14, 11])
    expect(pages.map(({ again }) => again)).toEqual([undefined, ['main'], ['main']])
    const [first, second] = leavesOf({ lines: 15 }, { lines: 15 })
    expect(fill([first, { ...second, repeat: LINE }])[1]).toEqual({ flows: { main: [{ block: 'main1' }] } })
  })

  it('breaks nothing that is kept together for a title it repeats', () => {
    const pagesOf = (last: number) => {
      const entry = [{ lines: 10 }, { lines: last }].map((shape) => ({ ...shape, keep: 'a' }))
      const [first, ...kept] = leavesOf({ lines: 15 }, ...entry)
      return fill([first, ...kept.map((leaf) => ({ ...leaf, repeat: LINE }))])
    }
    const both = [{ block: 'main1' }, { block: 'main2' }]
    expect(pagesOf(5).slice(1)).toEqual([{ flows: { main: both } }])
    expect(pagesOf(4).slice(1)).toEqual([{ flows: { main: both }, again: ['main'] }])
    // higher than a page, it is not kept
    expect(pagesOf(6).map(({ again }) => again)).toEqual([undefined, ['main'], ['main']])
  })

  it('repeats no title that stands beside less of its section than it is high', () => {
    const [first, split, next] = leavesOf({ lines: 10 }, { lines: 8, split: true }, { lines: 2 })
    const againOf = (spare: number) =>
      fill([first, { ...split, repeat: 0, spare }, next]).map(({ again }) => again)
    // five lines of eight stand on the page before
    expect(againOf(5 * LINE)).toEqual([undefined, ['main']])
    expect(againOf(5 * LINE - 1)).toEqual([undefined, undefined])
  })

  it('ends the first page earlier than others where its margin says so', () => {
    const lines = stack(Array.from({ length: 20 }, () => ({})))
    const page = { ...PAGE, firstBottom: PAGE.bottom - LINE }
    const pages = fillPages({ columns: [{ leaves: lines }], page, linesOf })
    expect(pages.map(({ flows }) => flows.main?.length)).toEqual([14, 6])
  })

  it('leaves no lone first or last line', () => {
    expect(pagesOf({ lines: 14 }, { lines: 6, split: true })).toEqual([['main0'], ['main1']])
    expect(pagesOf({ lines: 10 }, { lines: 6, split: true })).toEqual([['main0', 'main1:40'], ['main1:40']])
    expect(pagesOf({ lines: 13 }, { lines: 3, split: true })).toEqual([['main0'], ['main1']])
  })

  it('moves headings with what they head', () => {
    const shapes = [{ lines: 12 }, { keepNext: true }, { keepNext: true }, { lines: 8, split: true }]
    expect(pagesOf(...shapes)).toEqual([['main0'], ['main1', 'main2', 'main3']])
  })

  it('keeps a group together, unless it is taller than a page', () => {
    const group = [{ lines: 12 }, { lines: 2, keep: 'a' }, { lines: 2, keep: 'a' }]
    expect(pagesOf(...group)).toEqual([['main0'], ['main1', 'main2']])
    const tall = [{ lines: 12 }, ...Array.from({ length: 4 }, () => ({ lines: 5, keep: 'a' }))]
    expect(pagesOf(...tall)).toEqual([['main0'], ['main1', 'main2', 'main3'], ['main4']])
  })

  it('starts a page where it is told to, and makes none blank for it', () => {
    expect(pagesOf({ breakBefore: true }, { breakBefore: true })).toEqual([['main0'], ['main1']])
  })

  it('splits by lines a block taller than a page that may not be split', () => {
    expect(pagesOf({ lines: 40 })).toEqual([['main0:150'], ['main0:150:300'], ['main0:300']])
  })

  it('moves what stands side by side together', () => {
    const [first, left, right] = leavesOf({ lines: 14 }, { lines: 2 }, { lines: 1 })
    const beside = { ...right, top: left.top, bottom: left.top + LINE }
    expect(blocksOf(fill([first, left, beside]))).toEqual([['main0'], ['main1', 'main2']])
  })

  it('takes apart what stands side by side and is higher than a page', () => {
    const [left] = leavesOf({ lines: 20 })
    const right = leavesOf({ lines: 4 }, { lines: 5 }, { lines: 9 })
    const pages = fill([{ ...left, id: 'left0' }, ...right])
    expect(blocksOf(pages)).toEqual([['left0:150'], ['left0:150', 'main0', 'main1'], ['main2']])
  })

  it('puts what stands beside with its neighbour, in the order of the document', () => {
    const [name, photo, rest, date, last] = leavesOf({}, { lines: 8 }, {}, { lines: 9 }, { lines: 15 })
    const leaves = [
      name,
      rest,
      { ...photo, beside: 'first' as const },
      { ...date, beside: 'next' as const },
      last,
    ]
    expect(blocksOf(fill(leaves))).toEqual([
      ['main0', 'main2', 'main1'],
      ['main3', 'main4'],
    ])
  })

  it('starts a column where the flow above it ends', () => {
    const head = stack([{ lines: 3 }], 'head')
    const below = stack([{ lines: 20, split: true }], 'main').map((leaf) => ({
      ...leaf,
      top: leaf.top + 70,
      bottom: leaf.bottom + 70,
    }))
    const pages = fillPages({
      columns: [{ leaves: head }, { leaves: below, after: 'head' }],
      page: PAGE,
      linesOf,
    })
    expect(blocksOf(pages)).toEqual([['main0:110'], ['main0:110']])
    expect(blocksOf(pages, 'head')).toEqual([['head0'], []])
  })
})

describe('a column that widens', () => {
  const aside = stack([{ lines: 4 }], 'aside')
  /** Twice the characters on half the lines. */
  const widened = (leaves: FlowLeaf[]) =>
    stack(
      leaves.map(({ top, bottom, ...leaf }) => ({
        ...leaf,
        lines: Math.max(1, Math.ceil((bottom - top) / LINE / 2)),
      })),
    ).map((leaf) => ({ ...leaf, flow: 'rest' }))
  const fillWide = (leaves: FlowLeaf[]) =>
    fillPages({
      columns: [{ leaves: aside }, { leaves, wide: { leaves: widened(leaves), past: 'aside' } }],
      page: PAGE,
      linesOf,
    })

  it('stands narrow beside the other, wide on the pages after it, and splits nothing in between', () => {
    const pages = fillWide(stack(Array.from({ length: 4 }, () => ({ lines: 10, split: true }))))
    expect(blocksOf(pages)).toEqual([['main0'], []])
    expect(blocksOf(pages, 'rest')).toEqual([[], ['main1', 'main2', 'main3']])
  })

  it('finishes a paragraph longer than a page before it widens', () => {
    const pages = fillWide(stack([{ lines: 20, split: true }, { lines: 4 }, { lines: 12 }, { lines: 2 }]))
    expect(blocksOf(pages)).toEqual([['main0:150'], ['main0:150', 'main1'], []])
    expect(blocksOf(pages, 'rest')).toEqual([[], [], ['main2', 'main3']])
  })
})

describe('any document', () => {
  const documents = fc.array(shape, { maxLength: 40 }).map((shapes) => stack(shapes))

  it('prints every character once and in order', () => {
    fc.assert(
      fc.property(documents, (leaves) => {
        const printed = fill(leaves).flatMap((page) => page.flows.main ?? [])
        const expected = leaves.flatMap((leaf) => charactersIn(leaf.id, 0, linesOf(leaf).count * CHARACTERS))
        const actual = printed.flatMap(({ block, from = 0, to }) => {
          const leaf = leaves.find(({ id }) => id === block)
          return leaf ? charactersIn(block, from, to ?? linesOf(leaf).count * CHARACTERS) : []
        })
        expect(actual).toEqual(expected)
      }),
    )
  })

  it('fills no page beyond its end and leaves none blank', () => {
    fc.assert(
      fc.property(documents, (leaves) => {
        const pages = fill(leaves)
        for (const page of pages) {
          if (leaves.length > 0) expect(page.flows.main?.length).toBeGreaterThan(0)
          expect(heightOf(page, leaves)).toBeLessThanOrEqual(PAGE.bottom - PAGE.top)
        }
      }),
    )
  })
})

function charactersIn(id: string, from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, i) => `${id}/${from + i}`)
}

function heightOf(page: PlannedPage, leaves: FlowLeaf[]): number {
  const slices = page.flows.main ?? []
  const edges = slices.flatMap(({ block, from = 0, to }) => {
    const leaf = leaves.find(({ id }) => id === block)
    if (!leaf) return []
    return [
      leaf.top + (from / CHARACTERS) * LINE,
      to === undefined ? leaf.bottom : leaf.top + (to / CHARACTERS) * LINE,
    ]
  })
  return edges.length > 0 ? Math.max(...edges) - Math.min(...edges) : 0
}
