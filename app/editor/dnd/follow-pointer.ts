import type { PointerEvent } from 'react'

/** Pixels that a hand trembles, with a mouse and with a finger. */
const STILL = { mouse: 4, touch: 8 }
/** How long a finger rests before it lifts something; a shorter one scrolls. */
const LONG_PRESS_MS = 300

/** Pixels of the window. */
export type At = { clientX: number; clientY: number }
type Follow = {
  from: PointerEvent<HTMLElement>
  onLift: () => void
  /** Once for each frame, as long as it is lifted, and once more where it has moved on since. */
  onMove: (at: At) => void
  onEnd: (isDropped: boolean) => void
}

/** Follows the pointer that pressed a handle until it is let go; Escape calls it off. Other buttons and fingers lift nothing. */
export function followPointer({ from, onLift, onMove, onEnd }: Follow): void {
  if (from.button !== 0 || !from.isPrimary) return
  const isTouch = from.pointerType === 'touch'
  if (!isTouch) {
    // Neither a selection nor the browser's own drag; Safari gives no focus to what is clicked.
    from.preventDefault()
    from.currentTarget.focus({ preventScroll: true })
  }
  const still = STILL[isTouch ? 'touch' : 'mouse']
  const { pointerId, clientX, clientY } = from
  const stops = new AbortController()
  const { signal } = stops
  let at: At = { clientX, clientY }
  let told: At | undefined
  let frame: number | undefined
  const lift = () => {
    onLift()
    step()
  }
  const step = () => {
    told = at
    onMove(at)
    frame = requestAnimationFrame(step)
  }
  const timer = isTouch ? setTimeout(lift, LONG_PRESS_MS) : undefined
  const end = (isDropped: boolean) => {
    clearTimeout(timer)
    stops.abort()
    if (frame === undefined) return
    cancelAnimationFrame(frame)
    // Let go before the next frame, it lands where the pointer is and not where it was.
    if (isDropped && told !== at) onMove(at)
    onEnd(isDropped)
  }
  const listen = <K extends keyof WindowEventMap>(type: K, run: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, run, { signal, capture: true, passive: false })
  listen('pointermove', (event) => {
    if (event.pointerId !== pointerId) return
    at = event
    if (frame !== undefined) return
    const isFar = Math.hypot(at.clientX - clientX, at.clientY - clientY) > still
    if (isFar && !isTouch) lift()
    // A finger that moves before it has rested scrolls.
    else if (isFar) end(false)
  })
  listen('pointerup', (event) => event.pointerId === pointerId && end(true))
  listen('pointercancel', (event) => event.pointerId === pointerId && end(false))
  listen('blur', (event) => event.target === window && end(false))
  listen('touchmove', (event) => frame !== undefined && event.preventDefault())
  // Two of them enlarge the page.
  listen('touchstart', (event) => event.touches.length > 1 && end(false))
  listen('contextmenu', (event) => event.preventDefault())
  listen('keydown', (event) => {
    if (frame === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') end(false)
  })
}
