import type { Box, DocNode, Leaf } from '../model/types'
import { remember } from '../model/remember'

/** Where a leaf stands on the galley's page, in CSS pixels from its left upper corner. */
export type Area = { left: number; top: number; right: number; bottom: number }

/**
 * What was measured of a galley before. It holds for one layout, settings and fonts; whoever keeps it begins a new one when any
 * of them changes.
 */
export type Measured = {
  /** By flow, and the box that the leaves are in. */
  areas: Map<string, WeakMap<Box, Area[]>>
}

export const nothingMeasured = (): Measured => ({ areas: new Map() })

type Options = { flow: string; nodes: DocNode[]; measured: Measured; measure: (leaf: Leaf) => Area }

/**
 * The areas of all leaves in reading order. A letter makes anew only the boxes that it stands in: of any other its first and last
 * leaf are measured, and where both stand to each other as before, and as wide, so do those between them.
 */
export function measureAreas({ flow, nodes, measured, measure }: Options): Area[] {
  const known = measured.areas.get(flow) ?? new WeakMap<Box, Area[]>()
  measured.areas.set(flow, known)
  const areasOf = (node: DocNode): Area[] => {
    if (node.type === 'leaf') return [measure(node)]
    const before = known.get(node)
    const moved = before && movedBy({ box: node, before, measure })
    if (before && moved !== undefined)
      return before.map((area) => ({ ...area, top: area.top + moved, bottom: area.bottom + moved }))
    const areas = node.children.flatMap(areasOf)
    known.set(node, areas)
    return areas
  }
  return nodes.flatMap(areasOf)
}

/** Lengths that differ by less are the same, measured from another place of the window. */
const NEAR = 0.001

type Moved = { box: Box; before: Area[] } & Pick<Options, 'measure'>

/** How much lower a box stands; undefined where it isn't drawn as it was, or too small for this to save anything. */
function movedBy({ box, before, measure }: Moved): number | undefined {
  const [first, last] = [before[0], before.at(-1)]
  if (before.length < 3 || !first || !last) return undefined
  const ends = remember({ owner: box, key: 'ends', make: () => endsOf(box) })
  if (!ends) return undefined
  const [head, foot] = [measure(ends.first), measure(ends.last)]
  const moved = head.top - first.top
  return isMoved({ before: first, after: head, by: moved }) &&
    isMoved({ before: last, after: foot, by: moved })
    ? moved
    : undefined
}

function isMoved({ before, after, by }: { before: Area; after: Area; by: number }): boolean {
  const far = (one: number, other: number) => Math.abs(one - other) > NEAR
  return !(
    far(after.left, before.left) ||
    far(after.right, before.right) ||
    far(after.top, before.top + by) ||
    far(after.bottom, before.bottom + by)
  )
}

function endsOf(node: DocNode): { first: Leaf; last: Leaf } | undefined {
  if (node.type === 'leaf') return { first: node, last: node }
  const ends = node.children.flatMap((child) => endsOf(child) ?? [])
  const [first, last] = [ends[0], ends.at(-1)]
  return first && last && { first: first.first, last: last.last }
}
