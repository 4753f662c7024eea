import type { DocNode, Flows } from '../model/types'
import type { Layout } from './types'

type Options = { flows: Flows; layout: Layout; name: string }

/** The nodes that stand in a flow: its own, or those of the flow whose wider rest it holds. */
export function flowNodes({ flows, layout, name }: Options): DocNode[] {
  const widened = layout.columns.find(({ widens }) => widens?.as === name)?.flows[0]
  return flows[widened ?? name] ?? []
}
