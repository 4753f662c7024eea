import { remember } from '../../model/remember'
import type { Box, DocNode, Leaf } from '../../model/types'

/**
 * A section whose title hangs in the margin. It moves with the first line of its body by standing beside it; where
 * that line begins a paragraph the title must not be measured with it, or the paragraph could not be split.
 */
export function hangTitle({ box, key }: { box: Box; key: string }): Box {
  return remember({ owner: box, key: `${key},hung`, make: () => hang(box) })
}

function hang(box: Box): Box {
  const [title, ...body] = box.children
  const leads = firstLeaf(body)?.split === true
  if (title?.type !== 'leaf' || !leads) return box
  return { ...box, children: [{ ...title, beside: 'next' }, ...body] }
}

function firstLeaf(nodes: DocNode[]): Leaf | undefined {
  const [first] = nodes
  return first?.type === 'box' ? firstLeaf(first.children) : first
}
