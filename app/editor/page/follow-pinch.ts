import type { RefObject } from 'react'
import { draggedBlock } from '../blocks/block-marks'
import type { Point, ZoomControl } from './use-zoom'
import { clampZoom } from './zoom'

type Options = { canvas: HTMLElement; zoom: RefObject<ZoomControl> }
type Pinch = {
  from: Point
  apart: number
  scale: number
  pages: DOMRect
  scrolled: Point
  to: Point
  next: number
}

/**
 * Two fingers enlarge the pages around their middle and carry them along. While they move, what is drawn is only stretched,
 * once a frame; the pages are drawn anew when a finger leaves. Answers how to end that.
 */
export function followPinch({ canvas, zoom }: Options): () => void {
  let pinch: Pinch | undefined
  let frame: number | undefined
  const content = () => canvas.firstElementChild as HTMLElement | null
  const onStart = (event: TouchEvent) => {
    if (event.touches.length !== 2 || draggedBlock.get()) return
    const pages = canvas.querySelector('.jl-editor-pages')?.getBoundingClientRect()
    const fingers = fingersOf(event)
    if (!pages || !fingers) return
    if (event.cancelable) event.preventDefault()
    const { middle, apart } = fingers
    const scale = zoom.current.scale.current
    const scrolled = { x: canvas.scrollLeft, y: canvas.scrollTop }
    pinch = { from: middle, to: middle, apart, scale, next: scale, pages, scrolled }
  }
  const onMove = (event: TouchEvent) => {
    const fingers = pinch && fingersOf(event)
    if (!pinch || !fingers) return
    if (event.cancelable) event.preventDefault()
    pinch.to = fingers.middle
    pinch.next = clampZoom((pinch.scale * fingers.apart) / pinch.apart)
    frame ??= requestAnimationFrame(() => {
      frame = undefined
      const element = content()
      if (pinch && element) stretch({ pinch, element, canvas })
    })
  }
  const onEnd = (event: TouchEvent) => {
    if (!pinch || event.touches.length > 1) return
    const { from, to, next, scrolled } = pinch
    pinch = undefined
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
    const element = content()
    if (element) Object.assign(element.style, { transform: '', transformOrigin: '', willChange: '' })
    // What the browser has scrolled meanwhile by itself.
    const x = from.x - (canvas.scrollLeft - scrolled.x)
    const y = from.y - (canvas.scrollTop - scrolled.y)
    zoom.current.around({ scale: next, from: { x, y }, to })
  }
  const stops = new AbortController()
  const listen = (
    type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
    run: (event: TouchEvent) => void,
  ) => canvas.addEventListener(type, run, { passive: false, signal: stops.signal })
  listen('touchstart', onStart)
  listen('touchmove', onMove)
  listen('touchend', onEnd)
  listen('touchcancel', onEnd)
  return () => stops.abort()
}

function fingersOf({ touches }: TouchEvent): { middle: Point; apart: number } | undefined {
  const [a, b] = [touches[0], touches[1]]
  if (!a || !b) return undefined
  const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
  return {
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
    apart: Math.max(apart, 1),
  }
}

type Stretch = { pinch: Pinch; element: HTMLElement; canvas: HTMLElement }

/** The point that the fingers took hold of stands between them, whatever was scrolled. */
function stretch({ pinch, element, canvas }: Stretch): void {
  const { from, to, scale, next, pages, scrolled } = pinch
  const moved = { x: canvas.scrollLeft - scrolled.x, y: canvas.scrollTop - scrolled.y }
  const grown = next / scale
  const x = to.x - (from.x - pages.left) * grown - (pages.left - moved.x)
  const y = to.y - (from.y - pages.top) * grown - (pages.top - moved.y)
  // From the corner of the pages, whose place in the scrolled content stays.
  const corner = canvas.getBoundingClientRect()
  const left = pages.left - corner.left + scrolled.x - element.offsetLeft
  const top = pages.top - corner.top + scrolled.y - element.offsetTop
  element.style.willChange = 'transform'
  element.style.transformOrigin = `${left}px ${top}px`
  element.style.transform = `translate(${x}px, ${y}px) scale(${grown})`
}
