/** So near an edge of the canvas what is dragged scrolls it, and so fast at most, in pixels and in pixels of a frame. */
const EDGE = 56
const FASTEST = 18

/** Scrolls the pages when a point is near their edge, the faster the nearer. */
export function scrollNear({ clientX, clientY }: { clientX: number; clientY: number }): void {
  const canvas = document.getElementById('editor-page')
  if (!canvas) return
  const { left, top, right, bottom } = canvas.getBoundingClientRect()
  const x = speed({ at: clientX, from: left, to: right })
  const y = speed({ at: clientY, from: top, to: bottom })
  if (x !== 0 || y !== 0) canvas.scrollBy({ left: x, top: y, behavior: 'instant' })
}

function speed({ at, from, to }: { at: number; from: number; to: number }): number {
  const under = Math.min(1, Math.max(0, (at - (to - EDGE)) / EDGE))
  const over = Math.min(1, Math.max(0, (from + EDGE - at) / EDGE))
  return Math.round((under - over) * FASTEST)
}
