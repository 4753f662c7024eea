import { memo } from 'react'
import type { Box, DocNode } from '../model/types'
import { LeafView } from './LeafView'
import { TitleAgain } from './TitleAgain'

/** A node of the document. `first` marks the chain of first nodes of a flow: it drops its margins at the page's top. */
export const NodeView = memo(function NodeView({ node, first }: { node: DocNode; first: boolean }) {
  return node.type === 'leaf' ? <LeafView leaf={node} first={first} /> : <BoxView box={node} first={first} />
})

function BoxView({ box, first }: { box: Box; first: boolean }) {
  const Tag = box.tag
  const leads = box.isLed === true || (first && !box.again)
  return (
    <Tag
      className={classOf(box)}
      data-first={first ? '' : undefined}
      {...(box.value === undefined ? {} : { value: box.value })}
    >
      {box.again ? <TitleAgain {...box.again} /> : null}
      {box.children.map((child, i) => (
        <NodeView key={child.id} node={child} first={leads && i === 0} />
      ))}
      {box.probe ? (
        <div className="jl-probe">
          <TitleAgain {...box.probe} />
        </div>
      ) : null}
    </Tag>
  )
}

function classOf({ className, continued }: Box): string | undefined {
  if (!continued) return className
  return className ? `${className} jl-continued` : 'jl-continued'
}
