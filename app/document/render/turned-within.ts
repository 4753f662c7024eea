import type { DocNode } from '../model/types'
import { directionOf, type Direction } from '../text/direction'

type Options = { node: Pick<DocNode, 'reads' | 'turns'>; within: Direction }

/** From which side a node is read, in one that is read from a side. */
export function turnedWithin({ node: { reads, turns }, within }: Options): Direction {
  if (turns === undefined) return within
  if (reads === 'rtl') return 'rtl'
  return turns === 'both' ? directionOf({ reads, within }) : within
}
