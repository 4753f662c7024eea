import type { SectionKind } from '../../../collections/resumes/choices'

/** Lengths are pixels of the paper, from the corner of the first page: zoom and scrolling change none. */
export type Point = { x: number; y: number }
export type Area = { left: number; top: number; right: number; bottom: number }
/** What of a block stands on one page. */
export type Fragment = Area & {
  page: number
  /** The column it stands in, which may be wider. */
  column: { left: number; right: number }
  /** The block's heading or, on a page where it goes on, its first text. */
  head: Area
  /** The middle of the first line. */
  line: number
}
/** What can be moved on the page: a section, or an entry of one. */
export type Block = {
  id: string
  kind: 'section' | 'item'
  /** The section itself, or the one an entry stands in. */
  section: string
  sectionKind: SectionKind
  /** Which of the layout's columns; sections change places within theirs. */
  column: number
  fragments: [Fragment, ...Fragment[]]
}

/** Of space between two blocks, how much belongs to the one above. */
const AROUND = 6

/** How far to its left a block is still meant, on the way to its handle. */
const BESIDE = 16

/** The block at a point, the entry rather than its section; between two entries, the nearer one. */
export function blockAt({ blocks, point }: { blocks: readonly Block[]; point: Point }) {
  const near = blocks.flatMap((block) =>
    block.fragments.filter((fragment) => isNear(fragment, point)).map((fragment) => ({ block, fragment })),
  )
  const heading = near.find(({ block, fragment }) => block.kind === 'section' && isIn(fragment.head, point))
  const section = near.find(({ block }) => block.kind === 'section')
  const items = section
    ? blocks
        .filter(({ kind, section: id }) => kind === 'item' && id === section.block.id)
        .flatMap((block) => block.fragments.map((fragment) => ({ block, fragment })))
        .filter(({ fragment }) => fragment.page === section.fragment.page && isBeside(fragment, point))
        .toSorted((a, b) => gapOf(a.fragment, point) - gapOf(b.fragment, point))
    : []
  const found = heading ?? items[0] ?? section
  return found && { id: found.block.id, page: found.fragment.page }
}

function isNear({ left, right, top, bottom, column }: Fragment, { x, y }: Point): boolean {
  return (
    x >= Math.min(left, column.left) - BESIDE &&
    x <= Math.max(right, column.right) + AROUND &&
    y >= top - AROUND &&
    y <= bottom + AROUND
  )
}

/** A heading that hangs beside the entries takes their height, not their place. */
const isBeside = ({ left }: Fragment, { x }: Point) => x >= left - BESIDE

const isIn = ({ left, right, top, bottom }: Area, { x, y }: Point) =>
  x >= left - BESIDE && x <= right && y >= top - AROUND && y <= bottom

const gapOf = ({ top, bottom }: Area, { y }: Point) => Math.max(top - y, y - bottom, 0)

/** The part of a block on a page, or its first. */
export function fragmentOn(block: Block, page: number | undefined): Fragment {
  return block.fragments.find((fragment) => fragment.page === page) ?? block.fragments[0]
}
