import type { Box, DocNode } from './types'

type BoxOptions = Omit<Box, 'type' | 'children' | 'tag'> & {
  tag?: Box['tag']
  children: (DocNode | undefined)[]
}

/** A box around the nodes there are, or nothing around nothing. */
export function makeBox({ children, tag = 'div', ...rest }: BoxOptions): Box | undefined {
  const present = children.filter((child) => child !== undefined)
  return present.length > 0 ? { type: 'box', tag, ...rest, children: present } : undefined
}
