import type { Caret } from './caret'
import { drawnPlace, endsOf, isOne } from './touch-ends'
import type { Pen } from './pen'

/** A finger's width, in pixels. */
const FINGER = 44
/** So far a handle reaches over the edge of the letters that it holds. */
const LEAN = 12
const GAP = 12

type Drawn = { box: DOMRect; isRtl: boolean }
type Options = { pen: Pen; caret: Caret; handles: HTMLElement; menu?: HTMLElement | null }

/** Puts the handles under the ends of what is selected, and the menu where it covers neither. */
export function placeTouch({ pen, caret, handles, menu }: Options): void {
  const ends = endsOf({ pen, caret })
  const layer = handles.closest('.jl-writer')?.getBoundingClientRect()
  if (!ends || !layer) return
  const isCaret = isOne(ends)
  const start = drawnPlace({ pen, place: isCaret ? { ...ends.start, behind: caret.behind } : ends.start })
  const end = isCaret ? start : drawnPlace({ pen, place: ends.end })
  const isOneLine = start && end && Math.abs(start.box.top - end.box.top) < start.box.height / 2
  const lean = isOneLine ? Math.min(LEAN, Math.abs(start.box.left - end.box.left) / 2) : LEAN
  for (const handle of handles.querySelectorAll<HTMLElement>('[data-end]')) {
    const { end: name } = handle.dataset
    const drawn = name === 'end' ? end : start
    handle.hidden = !drawn
    const toLeft = isCaret ? undefined : (name === 'start') !== drawn?.isRtl
    if (drawn) placeHandle({ handle, layer, drawn, lean, toLeft })
  }
  if (menu && start && end)
    placeMenu({ menu, layer, ends: [start.box, end.box], below: isCaret ? 0 : FINGER })
}

type Handle = { handle: HTMLElement; layer: DOMRect; drawn: Drawn; lean: number; toLeft: boolean | undefined }

/** Beside the letters, or on their side where that is beyond what is seen. */
function placeHandle({ handle, layer, drawn: { box }, lean, toLeft }: Handle): void {
  const tip = box.left
  const [from, to] = seenAround({ tip, layer })
  const fitsLeft = tip + lean - FINGER >= from
  const fitsRight = tip - lean + FINGER <= to
  const leans = toLeft === undefined ? 'none' : (toLeft ? fitsLeft : !fitsRight) ? 'left' : 'right'
  const before = { left: FINGER - lean, right: lean, none: FINGER / 2 }[leans]
  const left = Math.max(from, Math.min(tip - before, to - FINGER))
  handle.dataset.leans = leans
  handle.style.translate = `${left - layer.left}px ${box.bottom - layer.top}px`
  handle.style.setProperty('--tip', `${tip - left}px`)
}

/** What is seen of the pages from left to right. Beyond them a handle would make room for itself. */
function seenAround({ tip, layer }: { tip: number; layer: DOMRect }): [number, number] {
  const room = document.getElementById('editor-page')?.getBoundingClientRect() ?? layer
  const isSeen = room.left <= tip && tip <= room.right
  return isSeen
    ? [Math.max(layer.left, room.left), Math.min(layer.right, room.right)]
    : [layer.left, layer.right]
}

type Menu = { menu: HTMLElement; layer: DOMRect; ends: [DOMRect, DOMRect]; below: number }

function placeMenu({ menu, layer, ends: [a, b], below }: Menu): void {
  const room = document.getElementById('editor-page')?.getBoundingClientRect() ?? layer
  const { offsetWidth: width, offsetHeight: height } = menu
  const middle = (a.left + b.left) / 2
  const left = Math.min(Math.max(middle - width / 2, room.left + 8), room.right - width - 8)
  const above = Math.min(a.top, b.top) - height - GAP
  const under = Math.max(a.bottom, b.bottom) + below + GAP
  const bar = menu.closest('.jl-writer')?.querySelector('.jl-mark-bar')?.getBoundingClientRect()
  const meetsBar = (top: number) => bar !== undefined && top < bar.bottom && bar.top < top + height
  const fits = (top: number) => top >= room.top && top + height <= room.bottom && !meetsBar(top)
  // What is selected may be higher than the window.
  const top = [above, under].find(fits) ?? room.top + GAP
  menu.style.translate = `${left - layer.left}px ${top - layer.top}px`
}
