import { fillPages } from '../../../app/document/pagination/fill-pages'
import type { FlowLeaf, PlannedPage } from '../../../app/document/pagination/types'

export const LINE = 20
export const CHARACTERS = 10
export const PAGE = { top: 30, bottom: 330 }

export type Shape = {
  lines?: number
  gap?: number
  split?: boolean
  keepNext?: boolean
  opens?: boolean
  breakBefore?: boolean
  keep?: string | undefined
  item?: string
  listed?: boolean
}

/** Leaves one below the other, of lines of one height. */
export function stack(shapes: Shape[], flow = 'main'): FlowLeaf[] {
  let y = PAGE.top
  return shapes.map((given, i) => {
    const { lines = 1, gap = 0, split = false, keepNext = false, breakBefore = false, ...rest } = given
    const top = y + (i > 0 ? gap : 0)
    y = top + lines * LINE
    return { id: `${flow}${i}`, flow, top, bottom: y, split, keepNext, breakBefore, ...rest }
  })
}

export const linesOf = ({ top, bottom }: FlowLeaf) => ({
  count: Math.round((bottom - top) / LINE),
  height: LINE,
  start: (line: number) => line * CHARACTERS,
})

export function fill(leaves: FlowLeaf[], wholeShort = false, wholeItems = false): PlannedPage[] {
  return fillPages({ columns: [{ leaves }], page: PAGE, linesOf, wholeShort, wholeItems })
}

/** Each page's blocks, with the offsets of their parts. */
export const blocksOf = (pages: PlannedPage[], flow = 'main') =>
  pages.map((page) =>
    (page.flows[flow] ?? []).map(({ block, from, to }) =>
      [block, from, to].filter((x) => x !== undefined).join(':'),
    ),
  )
