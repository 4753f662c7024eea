import type { Fragment } from './block'

/** How far below the middle of a handle its button for adding ends, and half of a handle, in pixels of the screen. */
const REACH = 48
const BESIDE = 20

type Options = { fragment: Fragment; shown: readonly { fragment: Fragment }[]; scale: number }

/** Where a block's button for adding stands: under its handle, or over it where another handle is close below. */
export function placeOfAdding({ fragment: { line, left }, shown, scale }: Options): 'above' | 'below' {
  const isTaken = shown.some(({ fragment: other }) => {
    const below = (other.line - line) * scale
    return below > 0 && below < REACH && Math.abs(other.left - left) * scale < BESIDE
  })
  return isTaken ? 'above' : 'below'
}
