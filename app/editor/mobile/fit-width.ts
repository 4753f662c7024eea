import { pointOfPages, type ZoomControl } from '../page/use-zoom'

/** Draws the page as wide as the screen; what stands at the upper edge stays there. */
export function fitWidth({ zoom, scale, held, set }: ZoomControl): void {
  const edge = document.getElementById('editor-page')?.getBoundingClientRect()
  // A page that is not shown has no place.
  if (edge?.width && zoom !== 'width') {
    const to = { x: edge.left, y: edge.top }
    held.current = { page: pointOfPages({ point: to, scale: scale.current }), to }
  }
  set('width')
}
