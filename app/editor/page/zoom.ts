/** How large the page is drawn: a factor chosen by hand, or one that follows the window; `auto` is 100 % where it fits. */
export type Zoom = number | 'auto' | 'width' | 'page'

const MIN = 0.3
const MAX = 2

/** The next step of 10 % in a direction. */
export function stepZoom({ scale, direction }: { scale: number; direction: 1 | -1 }): number {
  const tenths = direction > 0 ? Math.floor(scale * 10 + 1.001) : Math.ceil(scale * 10 - 1.001)
  return clampZoom(tenths / 10)
}

type Space = {
  zoom: Zoom
  viewport: { width: number; height: number }
  page: { width: number; height: number }
}

/** The factor that a zoom means in a viewport; all lengths in CSS pixels, padding already taken off. */
export function scaleOf({ zoom, viewport, page }: Space): number {
  if (typeof zoom === 'number') return clampZoom(zoom)
  const byWidth = viewport.width / page.width
  if (zoom === 'auto') return clampZoom(Math.min(1, byWidth))
  if (zoom === 'width') return clampZoom(byWidth)
  return clampZoom(Math.min(byWidth, viewport.height / page.height))
}

/** Within what can be read and drawn. */
export function clampZoom(scale: number): number {
  return Math.min(MAX, Math.max(MIN, scale))
}
