import type { Box, DocNode } from './types'

type BoxOptions = Omit<Box, 'type' | 'children' | 'tag'> & {
  tag?: Box['tag']
  children: (DocNode | undefined)[]
}

/** A box around the nodes there are, or nothing around nothing. */
export function makeBox({ children, tag = 'div', ...rest }: BoxOptions): Box | undefined {
  const present = children.filter((child) => child !== undefined)
  if (present.length === 0) return undefined
  const reads = rest.reads ?? present.find((child) => child.reads)?.reads
  return { type: 'box', tag, ...rest, ...(reads && { reads }), children: present }
}
