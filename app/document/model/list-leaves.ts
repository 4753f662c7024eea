import type { DocNode, Leaf } from './types'

/** A leaf with the rules it inherits from the boxes around it. */
export type RuledLeaf = { leaf: Leaf; breakBefore: boolean; keep?: string; item?: string; listed?: boolean }

/** The leaves of a tree in reading order. */
export function listLeaves(nodes: DocNode[]): RuledLeaf[] {
  return nodes.flatMap((node) =>
    node.type === 'leaf' ? [{ leaf: node, breakBefore: false }] : leavesOf(node),
  )
}

function leavesOf(box: Extract<DocNode, { type: 'box' }>): RuledLeaf[] {
  const leaves = listLeaves(box.children)
  const isItem = box.className?.split(' ').includes('jl-item')
  const isListed = box.tag === 'li'
  if (!box.keep && !box.breakBefore && !isItem && !isListed) return leaves
  return leaves.map((ruled, index) => ({
    leaf: ruled.leaf,
    keep: box.keep ? box.id : ruled.keep,
    item: isItem ? box.id : ruled.item,
    listed: isListed || ruled.listed,
    breakBefore: ruled.breakBefore || (index === 0 && box.breakBefore === true),
  }))
}
