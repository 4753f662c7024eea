import type { Sheet } from './types'

type Options = { columns: Sheet['columns']; flow: string }

/** Which of a page's columns a flow stands in, by its own name or as the wider rest of another one; -1 for none. */
export function columnOfFlow({ columns, flow }: Options): number {
  return columns.findIndex(({ flows, widens }) => flows.includes(flow) || widens?.as === flow)
}
