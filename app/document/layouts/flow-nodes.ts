import type { DocNode, Flows } from '../model/types'
import type { Sheet } from './types'

type Options = { flows: Flows; columns: Sheet['columns']; name: string }

/** The nodes that stand in a flow: its own, or those of the flow whose wider rest it holds. */
export function flowNodes({ flows, columns, name }: Options): DocNode[] {
  const widened = columns.find(({ widens }) => widens?.as === name)?.flows[0]
  return flows[widened ?? name] ?? []
}
