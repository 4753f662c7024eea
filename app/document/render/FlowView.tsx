import type { DocNode } from '../model/types'
import type { Direction } from '../text/direction'
import { NodeView } from './NodeView'

type Props = {
  name: string
  nodes: DocNode[]
  /** From which side the page is read; nothing where no text of the document is read from the right. */
  direction: Direction | undefined
}

/** A column of nodes; the first of them drops its top margin. */
export function FlowView({ name, nodes, direction }: Props) {
  return (
    <div
      className={`jl-flow jl-flow-${name}`}
      data-flow={name}
      dir={direction === 'rtl' ? direction : undefined}
    >
      {nodes.map((node, i) => (
        <NodeView key={node.id} node={node} first={i === 0} within={direction} />
      ))}
    </div>
  )
}
