import { useMemo, useRef, useState, type RefObject } from 'react'
import { stepZoom, type Zoom } from './zoom'

export type ZoomControl = {
  zoom: Zoom
  set: (zoom: Zoom) => void
  /** To the next tenth in a direction. */
  step: (direction: 1 | -1) => void
  /** The factor that the page is drawn with now; kept by the canvas. */
  scale: RefObject<number>
}

/** How large the page is drawn, for the canvas and for the commands that change it. */
export function useZoom(initial: Zoom): ZoomControl {
  const [zoom, set] = useState(initial)
  const scale = useRef(1)
  return useMemo(
    () => ({ zoom, set, scale, step: (direction) => set(stepZoom({ scale: scale.current, direction })) }),
    [zoom],
  )
}
