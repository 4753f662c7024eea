import type { DocNode } from './types'

/** The same nodes, the last leaf kept with what follows them: a line of tags should not open a page alone. */
export function keepLastWithNext(nodes: DocNode[]): DocNode[] {
  const last = nodes.at(-1)
  if (!last) return nodes
  const kept: DocNode =
    last.type === 'leaf'
      ? { ...last, keepNext: true }
      : { ...last, children: keepLastWithNext(last.children) }
  return [...nodes.slice(0, -1), kept]
}
