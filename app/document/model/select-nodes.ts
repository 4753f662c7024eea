import type { Slice } from '../pagination/types'
import { leafText } from './leaf-text'
import { sliceRuns } from './slice-runs'
import type { Box, DocNode, Leaf } from './types'

type Slices = Map<string, Slice>

/** What was selected of a node for slices that are there still. */
const known = new WeakMap<Slices, WeakMap<DocNode, DocNode[]>>()

/**
 * What of a tree stands on one page: leaves without a slice vanish, boxes left empty vanish with them, a split leaf
 * is cut in its text. Nodes that stand there whole are returned as they are, and those of the same slices as they were
 * made before, so that React can skip them.
 */
export function selectNodes({ nodes, slices }: { nodes: DocNode[]; slices: Slices }): DocNode[] {
  const made = known.get(slices) ?? new WeakMap<DocNode, DocNode[]>()
  known.set(slices, made)
  return nodes.flatMap((node) => {
    const before = made.get(node)
    if (before) return before
    const selected = node.type === 'leaf' ? selectLeaf(node, slices) : selectBox(node, slices)
    const found = selected ? [selected] : []
    made.set(node, found)
    return found
  })
}

function selectBox(box: Box, slices: Slices): Box | undefined {
  const children = selectNodes({ nodes: box.children, slices })
  if (children.length === 0) return undefined
  if (children.length === box.children.length && children.every((child, i) => child === box.children[i]))
    return box
  const [first] = children
  const continued = first?.id !== box.children[0]?.id || (first !== undefined && isContinued(first))
  return { ...box, children, continued }
}

function selectLeaf(leaf: Leaf, slices: Slices): Leaf | undefined {
  const slice = slices.get(leaf.id)
  if (!slice) return undefined
  const text = leafText(leaf)
  const from = slice.from ?? 0
  const to = Math.min(slice.to ?? text.length, text.length)
  if (from === 0 && to === text.length) return leaf
  return {
    ...leaf,
    runs: sliceRuns({ runs: leaf.runs, from, to }),
    before: from === 0 ? leaf.before : undefined,
    after: to === text.length ? leaf.after : undefined,
    part: {
      from,
      ...(to < text.length && { to, ...endedIn(text.slice(from, to)) }),
      whole: text,
    },
  }
}

/** A break at the very end is no longer among the part's runs. */
const endedIn = (text: string): { ended?: true } => (text.includes('\n') ? { ended: true } : {})

function isContinued(node: DocNode): boolean {
  return node.type === 'box' ? node.continued === true : (node.part?.from ?? 0) > 0
}
