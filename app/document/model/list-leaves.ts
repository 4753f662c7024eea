import type { DocNode, Leaf } from './types'

/** A leaf with the rules it inherits from the boxes around it. */
export type RuledLeaf = { leaf: Leaf; keep?: string; breakBefore: boolean }

/** The leaves of a tree in reading order. */
export function listLeaves(nodes: DocNode[]): RuledLeaf[] {
  return nodes.flatMap((node) =>
    node.type === 'leaf' ? [{ leaf: node, breakBefore: false }] : leavesOf(node),
  )
}

function leavesOf(box: Extract<DocNode, { type: 'box' }>): RuledLeaf[] {
  const leaves = listLeaves(box.children)
  if (!box.keep && !box.breakBefore) return leaves
  return leaves.map((ruled, index) => ({
    leaf: ruled.leaf,
    keep: box.keep ? box.id : ruled.keep,
    breakBefore: ruled.breakBefore || (index === 0 && box.breakBefore === true),
  }))
}
