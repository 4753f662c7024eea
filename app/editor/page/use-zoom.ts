import { useMemo, useRef, useState, type RefObject } from 'react'
import { clampZoom, stepZoom, type Zoom } from './zoom'

/** A point of the screen, in pixels. */
export type Point = { x: number; y: number }

export type ZoomControl = {
  zoom: Zoom
  set: (zoom: Zoom) => void
  /** To the next tenth in a direction. */
  step: (direction: 1 | -1) => void
  /** To a factor; what stands at `from` comes to stand at `to`. */
  around: (options: { scale: number; from: Point; to: Point }) => void
  /** The factor that the page is drawn with now; kept by the canvas. */
  scale: RefObject<number>
  /** What the canvas has still to bring to its place. */
  held: RefObject<Held | undefined>
}
/** A point of the pages, in their own pixels, and where on the screen it belongs. */
export type Held = { page: Point; to: Point }

/** How large the page is drawn, for the canvas and for the commands that change it. */
export function useZoom(initial: Zoom): ZoomControl {
  const [zoom, set] = useState(initial)
  const scale = useRef(1)
  const held = useRef<Held>(undefined)
  return useMemo(
    () => ({
      zoom,
      set,
      scale,
      held,
      step: (direction) => set(stepZoom({ scale: scale.current, direction })),
      around: ({ scale: next, from, to }) => {
        const factor = clampZoom(next)
        const moved = { page: pointOfPages({ point: from, scale: scale.current }), to }
        // Drawn no larger, it is not drawn anew.
        if (factor === zoom) return scrollToHeld({ held: moved, scale: factor })
        held.current = moved
        set(factor)
      },
    }),
    [zoom],
  )
}

const pagesBox = () => document.querySelector('#editor-page .jl-editor-pages')?.getBoundingClientRect()

/** A point of the screen in the pages' own pixels. */
export function pointOfPages({ point, scale }: { point: Point; scale: number }): Point {
  const { left, top } = pagesBox() ?? { left: 0, top: 0 }
  return { x: (point.x - left) / scale, y: (point.y - top) / scale }
}

/** Scrolls the canvas so that a point of the pages stands where it belongs, as far as they reach. */
export function scrollToHeld({ held: { page, to }, scale }: { held: Held; scale: number }): void {
  const box = pagesBox()
  if (!box) return
  const [left, top] = [box.left + page.x * scale - to.x, box.top + page.y * scale - to.y]
  document.getElementById('editor-page')?.scrollBy({ left, top, behavior: 'instant' })
}
