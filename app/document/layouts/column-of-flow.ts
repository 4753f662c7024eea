import type { Layout } from './types'

/** Which of a layout's columns a flow stands in, by its own name or as the wider rest of another one; -1 for none. */
export function columnOfFlow({ layout, flow }: { layout: Layout; flow: string }): number {
  return layout.columns.findIndex(({ flows, widens }) => flows.includes(flow) || widens?.as === flow)
}
