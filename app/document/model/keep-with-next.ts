import type { DocNode } from './types'

/** The same nodes as headings: none of their leaves may be the last of a page. */
export function keepWithNext(nodes: DocNode[]): DocNode[] {
  return nodes.map((node) =>
    node.type === 'leaf' ? { ...node, keepNext: true } : { ...node, children: keepWithNext(node.children) },
  )
}
