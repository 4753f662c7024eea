import type { Area, Block, Fragment } from './block'

type Options = { before: readonly Block[]; after: readonly Block[] }

/** Blocks measured anew, those that stand where they stood being the same objects: what is drawn of them is left alone. */
export function keepBlocks({ before, after }: Options): readonly Block[] {
  const known = new Map(before.map((block) => [block.id, block]))
  const kept = after.map((block) => {
    const old = known.get(block.id)
    return old && isSame(old, block) ? old : block
  })
  const isAll = kept.length === before.length && kept.every((block, i) => block === before[i])
  return isAll ? before : kept
}

function isSame(a: Block, b: Block): boolean {
  return (
    a.kind === b.kind &&
    a.section === b.section &&
    a.sectionKind === b.sectionKind &&
    a.column === b.column &&
    a.fragments.length === b.fragments.length &&
    a.fragments.every((one, i) => isThere(one, b.fragments[i]))
  )
}

/** Scrolled, the same place is measured with other rounding. */
const NEAR = 0.01

function isThere(a: Fragment, b: Fragment | undefined): boolean {
  return (
    b !== undefined &&
    a.page === b.page &&
    isNear(a, b) &&
    isNear(a.head, b.head) &&
    Math.abs(a.line - b.line) < NEAR &&
    Math.abs(a.column.left - b.column.left) < NEAR &&
    Math.abs(a.column.right - b.column.right) < NEAR
  )
}

const EDGES = ['left', 'top', 'right', 'bottom'] as const

const isNear = (a: Area, b: Area) => EDGES.every((edge) => Math.abs(a[edge] - b[edge]) < NEAR)
