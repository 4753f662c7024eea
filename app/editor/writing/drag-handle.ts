import type { Caret } from './caret'
import type { FieldPlace } from './page-places'
import type { Pen } from './pen'
import { drawnPlace, endsOf, isOne } from './touch-ends'
import { placeBeside } from './use-page-pointer'

export type HandleName = 'start' | 'end' | 'caret'

type Drag = {
  pen: Pen
  caret: Caret
  name: HandleName
  event: PointerEvent
  /** Tells whether the finger has moved. */
  onEnd: (isMoved: boolean) => void
}

/** So near to an edge of what is seen of the pages they scroll, in pixels of the screen. */
const EDGE = 28
/** At most, in pixels a frame. */
const SPEED = 14
const STILL = 4

/** One end follows the finger, which stays below the letters as far as it has touched, and may go past the other end. */
export function dragHandle({ pen, caret, name, event, onEnd }: Drag): void {
  const ends = endsOf({ pen, caret })
  const scroller = document.getElementById('editor-page')
  if (!ends || !scroller) return
  const held = name === 'end' ? ends.end : ends.start
  const fixed = name === 'caret' ? undefined : name === 'end' ? ends.start : ends.end
  const box = drawnPlace({ pen, place: held })?.box
  if (!box) return
  const { pointerId, clientX, clientY } = event
  const offset = { x: box.left - clientX, y: box.top + box.height / 2 - clientY }
  let finger = { x: clientX, y: clientY }
  let isMoved = false
  let isNews = false
  const follow = () => {
    const room = scroller.getBoundingClientRect()
    const at = { x: finger.x + offset.x, y: finger.y + offset.y }
    const left = pull({ at: at.x, from: room.left, to: room.right })
    const top = pull({ at: at.y, from: room.top, to: room.bottom })
    const isPulled = isMoved && (left !== 0 || top !== 0)
    if (isPulled) scroller.scrollBy({ left, top, behavior: 'instant' })
    if (isNews || isPulled) {
      const clientX = Math.min(Math.max(at.x, room.left + 1), room.right - 1)
      const clientY = Math.min(Math.max(at.y, room.top + 1), room.bottom - 1)
      moveTo({ pen, fixed, focus: placeBeside({ pen, event: { clientX, clientY } }) })
    }
    isNews = false
    frame = requestAnimationFrame(follow)
  }
  let frame = requestAnimationFrame(follow)
  const stops = new AbortController()
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
    window.addEventListener(type, (one) => one.pointerId === pointerId && run(one), { signal: stops.signal })
  const end = () => {
    stops.abort()
    cancelAnimationFrame(frame)
    onEnd(isMoved)
  }
  listen('pointermove', (one) => {
    finger = { x: one.clientX, y: one.clientY }
    isMoved ||= Math.hypot(finger.x - clientX, finger.y - clientY) > STILL
    isNews = isMoved
  })
  listen('pointerup', end)
  listen('pointercancel', end)
}

type Move = { pen: Pen; fixed: FieldPlace | undefined; focus: FieldPlace | undefined }

/** At least a letter stays selected. */
function moveTo({ pen, fixed, focus }: Move): void {
  if (!focus) return
  if (!fixed || !isOne({ start: fixed, end: focus })) pen.select({ anchor: fixed ?? focus, focus })
}

/** How far the pages go on in a frame: the faster, the farther at the edge. */
function pull({ at, from, to }: { at: number; from: number; to: number }): number {
  const over = Math.min(at - from - EDGE, 0) + Math.max(at - to + EDGE, 0)
  return Math.max(-SPEED, Math.min(over / 3, SPEED))
}
