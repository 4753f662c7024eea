import { memo } from 'react'
import type { Box, DocNode } from '../model/types'
import { LeafView } from './LeafView'

/** A node of the document. `first` marks the chain of first nodes of a flow: it drops its margins at the page's top. */
export const NodeView = memo(function NodeView({ node, first }: { node: DocNode; first: boolean }) {
  return node.type === 'leaf' ? <LeafView leaf={node} first={first} /> : <BoxView box={node} first={first} />
})

function BoxView({ box, first }: { box: Box; first: boolean }) {
  const Tag = box.tag
  return (
    <Tag
      className={classOf(box)}
      data-first={first ? '' : undefined}
      {...(box.value === undefined ? {} : { value: box.value })}
    >
      {box.children.map((child, i) => (
        <NodeView key={child.id} node={child} first={first && i === 0} />
      ))}
    </Tag>
  )
}

function classOf({ className, continued }: Box): string | undefined {
  if (!continued) return className
  return className ? `${className} jl-continued` : 'jl-continued'
}
