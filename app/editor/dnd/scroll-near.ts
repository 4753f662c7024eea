import type { At } from './follow-pointer'

/** So near an edge of the pane what is dragged scrolls it, and so fast at most, in pixels and in pixels of a frame. */
const EDGE = 56
const FASTEST = 18

/** Scrolls a pane when a point is near its edge, the faster the nearer. */
export function scrollNear({ pane, at }: { pane: Element; at: At }): void {
  const { left, top, right, bottom } = pane.getBoundingClientRect()
  const x = speed({ at: at.clientX, from: left, to: right })
  const y = speed({ at: at.clientY, from: top, to: bottom })
  if (x !== 0 || y !== 0) pane.scrollBy({ left: x, top: y, behavior: 'instant' })
}

function speed({ at, from, to }: { at: number; from: number; to: number }): number {
  const under = Math.min(1, Math.max(0, (at - (to - EDGE)) / EDGE))
  const over = Math.min(1, Math.max(0, (from + EDGE - at) / EDGE))
  return Math.round((under - over) * FASTEST)
}
