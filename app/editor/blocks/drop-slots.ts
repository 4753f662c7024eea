import type { Block, Fragment, Point } from './block'

/** A place where a block can be dropped: before the first of a list, or behind one of its neighbours. */
export type Slot = {
  /** The section that takes an entry; undefined between sections. */
  section?: string
  /** What it stands beside; undefined in a section that shows no entry. */
  beside?: { id: string; side: 'before' | 'behind' }
  /** Where the block already stands. */
  isHome: boolean
  /** Where it is drawn: between two pages on both. */
  lines: Line[]
}
export type Line = { left: number; right: number; y: number }

type Options = { blocks: readonly Block[]; moved: Block }

/**
 * All places for a block: between the sections of its column for a section; between the entries of its own section and of
 * those of the same kind for an entry.
 */
export function dropSlots({ blocks, moved }: Options): Slot[] {
  if (moved.kind === 'section') {
    const peers = blocks.filter(({ kind, column }) => kind === 'section' && column === moved.column)
    return slotsBetween({ peers, moved })
  }
  return blocks
    .filter(({ kind, sectionKind }) => kind === 'section' && sectionKind === moved.sectionKind)
    .flatMap((section) => {
      const peers = blocks.filter(({ kind, section: id }) => kind === 'item' && id === section.id)
      return peers.length > 0
        ? slotsBetween({ peers, moved, section: section.id })
        : [{ section: section.id, isHome: false, lines: [columnLine(section.fragments[0], 'bottom')] }]
    })
}

function slotsBetween({ peers, moved, section }: { peers: Block[]; moved: Block; section?: string }): Slot[] {
  const into = section === undefined ? {} : { section }
  // Where two stand side by side, a line is as wide as what it is above.
  const arePaired = peers.some((peer, i) => isBeside(peer.fragments.at(-1), peers[i + 1]?.fragments[0]))
  return [undefined, ...peers].map((above, i): Slot => {
    const below = peers[i]
    const isHome = above?.id === moved.id || below?.id === moved.id
    const beside: Slot['beside'] = above
      ? { id: above.id, side: 'behind' }
      : below && { id: below.id, side: 'before' }
    return {
      ...into,
      ...(beside ? { beside } : {}),
      isHome,
      lines: linesBetween({ above, below, arePaired }),
    }
  })
}

/** Whether the second begins to the right of the first, in the same row. */
const isBeside = (end: Fragment | undefined, start: Fragment | undefined) =>
  end?.page === start?.page && end && start && start.top < end.bottom && start.left >= end.right

type Between = { above: Block | undefined; below: Block | undefined; arePaired: boolean }

function linesBetween({ above, below, arePaired }: Between): Line[] {
  const lineAt = (fragment: Fragment, edge: 'top' | 'bottom') => {
    const { left, right } = fragment
    return { ...columnLine(fragment, edge), ...(arePaired ? { left, right } : {}) }
  }
  const end = above?.fragments.at(-1)
  const start = below?.fragments[0]
  if (start && isBeside(end, start)) return [lineAt(start, 'top')]
  if (end && start && end.page === start.page)
    return [{ ...lineAt(start, 'top'), y: (Math.min(end.bottom, start.top) + start.top) / 2 }]
  return [...(end ? [lineAt(end, 'bottom')] : []), ...(start ? [lineAt(start, 'top')] : [])]
}

/** Off a block whose edge it marks. */
const OFF = 4

function columnLine({ left, column, ...fragment }: Fragment, edge: 'top' | 'bottom'): Line {
  const y = edge === 'top' ? fragment.top - OFF : fragment.bottom + OFF
  return { left: Math.max(left, column.left), right: Math.max(column.right, fragment.right), y }
}

/** The place that is nearest to a point, and which of its lines. */
export function nearestSlot({ slots, point }: { slots: readonly Slot[]; point: Point }) {
  return slots
    .flatMap((slot) => slot.lines.map((line) => ({ slot, line, far: distance(line, point) })))
    .reduce<{ slot: Slot; line: Line; far: number } | undefined>(
      (best, one) => (best && best.far <= one.far ? best : one),
      undefined,
    )
}

function distance({ left, right, y }: Line, point: Point): number {
  return Math.hypot(Math.max(left - point.x, point.x - right, 0), y - point.y)
}
