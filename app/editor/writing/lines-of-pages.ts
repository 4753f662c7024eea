import { pageElements } from '../page/page-in-sight'
import { drawnBlocks } from './dom-places'
import { keepInSight } from './draw-writing'

/** Texts of a page among which a line is looked for; `isOwn` on the page where that began. */
type Stretch = { page: Element; blocks: DOMRect[]; isOwn: boolean }
type Beside = {
  /** The flows of the column that a flow stands in. */
  columnOf: (flow: string) => readonly string[]
  block: Element
  /** From the left edge of a page, in pixels of the screen. */
  x: number
  by: 1 | -1
}

/** Where the next line up or down is looked for, in this order, each page by page. */
export function stretchesBeside({ columnOf, block, x, by }: Beside): Stretch[] {
  const own = block.closest('.jl-page')
  const pages = pageElements()
  const at = pages.findIndex((page) => page === own)
  const on = by > 0 ? pages.slice(at) : pages.slice(0, at + 1).reverse()
  const column = columnOf(block.closest<HTMLElement>('[data-flow]')?.dataset.flow ?? '')
  const inColumn = (flow: HTMLElement) => column.includes(flow.dataset.flow ?? '')
  const isStraight = (flow: HTMLElement, page: Element) => {
    const { left, right } = flow.getBoundingClientRect()
    const straight = page.getBoundingClientRect().left + x
    return left <= straight && straight <= right
  }
  return [inColumn, isStraight, () => true].flatMap((isMeant) =>
    on.map((page) => {
      const flows = [...page.querySelectorAll<HTMLElement>('[data-flow]')].filter((flow) =>
        isMeant(flow, page),
      )
      return { page, blocks: flows.flatMap(drawnBlocks), isOwn: page === own }
    }),
  )
}

type Point = { x: number; y: number }
type Looked = { blocks: readonly DOMRect[]; x: number; from: number; by: 1 | -1; step: number }

/** From a height of the screen on, step by step, the points that are nearest to `x` in a block. */
export function* pointsBeside({ blocks, x, from, by, step }: Looked): Generator<Point> {
  const far = ({ left, right }: DOMRect) => Math.max(left - x, x - right, 0)
  let y = from + (by * step) / 2
  for (;;) {
    const here = blocks.filter(({ top, bottom }) => top <= y && y <= bottom)
    const [nearest] = here.toSorted((a, b) => far(a) - far(b))
    if (nearest) {
      yield { x: Math.min(Math.max(x, nearest.left + 1), nearest.right - 1), y }
      y += by * step
      continue
    }
    const edges = blocks
      .map(({ top, bottom }) => (by > 0 ? top : bottom))
      .filter((edge) => (edge - y) * by > 0)
    if (edges.length === 0) return
    y = (by > 0 ? Math.min(...edges) : Math.max(...edges)) + by
  }
}

/** Whether a point of the pages is seen, and nothing stands over them there. */
export function isSeen({ x, y }: Point): boolean {
  return document.elementFromPoint(x, y)?.closest('#editor-page') != null
}

/** What is seen around a point that was brought into sight, in pixels. */
const AROUND = 24

/** Scrolls the pages so that a point is seen; answers whether they moved. */
export function bringIntoSight({ x, y }: Point): boolean {
  const scroller = document.getElementById('editor-page')
  const { scrollTop, scrollLeft } = scroller ?? {}
  keepInSight({ box: new DOMRect(x, y - AROUND / 2, 0, AROUND), lines: 3 })
  return scroller?.scrollTop !== scrollTop || scroller?.scrollLeft !== scrollLeft
}
