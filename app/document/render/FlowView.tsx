import type { DocNode } from '../model/types'
import { NodeView } from './NodeView'

/** A column of nodes; the first of them drops its top margin. */
export function FlowView({ name, nodes }: { name: string; nodes: DocNode[] }) {
  return (
    <div className={`jl-flow jl-flow-${name}`} data-flow={name}>
      {nodes.map((node, i) => (
        <NodeView key={node.id} node={node} first={i === 0} />
      ))}
    </div>
  )
}
