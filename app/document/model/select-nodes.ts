import type { Slice } from '../pagination/types'
import { leafText } from './leaf-text'
import { sliceRuns } from './slice-runs'
import type { Box, DocNode, Leaf } from './types'

/**
 * What of a tree stands on one page: leaves without a slice vanish, boxes left empty vanish with them, a split leaf
 * is cut in its text. Nodes that stand there whole are returned as they are, so that React can skip them.
 */
export function selectNodes({ nodes, slices }: { nodes: DocNode[]; slices: Map<string, Slice> }): DocNode[] {
  return nodes.flatMap((node) => {
    const selected = node.type === 'leaf' ? selectLeaf(node, slices) : selectBox(node, slices)
    return selected ? [selected] : []
  })
}

function selectBox(box: Box, slices: Map<string, Slice>): Box | undefined {
  const children = selectNodes({ nodes: box.children, slices })
  if (children.length === 0) return undefined
  if (children.length === box.children.length && children.every((child, i) => child === box.children[i]))
    return box
  const [first] = children
  const continued = first?.id !== box.children[0]?.id || (first !== undefined && isContinued(first))
  return { ...box, children, continued }
}

function selectLeaf(leaf: Leaf, slices: Map<string, Slice>): Leaf | undefined {
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
    part: to < text.length ? { from, to, ...endedIn(text.slice(from, to)) } : { from },
  }
}

/** A break at the very end is no longer among the part's runs. */
const endedIn = (text: string): { ended?: true } => (text.includes('\n') ? { ended: true } : {})

function isContinued(node: DocNode): boolean {
  return node.type === 'box' ? node.continued === true : (node.part?.from ?? 0) > 0
}
