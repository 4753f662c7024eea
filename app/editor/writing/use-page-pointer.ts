import { useMemo, useRef, type MouseEvent, type PointerEvent } from 'react'
import { listen } from '~/components/ui/listen'
import { pageElements } from '../page/page-in-sight'
import { useEditor } from '../session/editor-context'
import { forPageNow } from '../soon/load-soon'
import { caretBox, domPlace, drawnBlocks, placeAtPoint, placeNear } from './dom-places'
import { endComposition } from './end-composition'
import { drawnDirection } from './drawn-direction'
import type { FieldPlace, LeafPlace } from './page-places'
import { anchorOf, isSame } from './caret'
import type { Pen } from './pen'
import { isLinking } from './is-linking'
import { stretchAround } from './walk-page'

/**
 * A mouse on the page: a click puts the caret to the letter, dragging selects, over fields too, two clicks a word, three a
 * paragraph; a finger too, on every screen.
 */
export function usePagePointer({ writes, isPhone = false }: { writes: boolean; isPhone?: boolean }) {
  const editor = useEditor()
  const finger = useRef<At | false>(false)
  return useMemo(() => {
    if (!writes) return {}
    const { pen } = editor
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { clientX, clientY, pointerType } = event
        finger.current = (isPhone || pointerType === 'touch') && { clientX, clientY }
      },
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (event.button !== 0) return
        const page = forPageNow()
        if (page?.pressScale({ editor, event }) || page?.pressEnd({ editor, event }))
          return event.preventDefault()
        // Beside a text two taps of a finger enlarge the page.
        const place = finger.current
          ? tappedPlace({ pen, event, at: finger.current })
          : pressedPlace({ pen, event })
        if (!place) return
        // Neither the browser's own selection nor its focus.
        event.preventDefault()
        press({ pen, place, event })
      },
    }
  }, [editor, writes, isPhone])
}

/** Whether a click was taken by the caret, or by a scale. */
export function isWrittenAt({ pen, event }: { pen: Pen; event: MouseEvent<HTMLElement> }): boolean {
  const page = forPageNow()
  if (page?.pressedScale(event) || page?.pressedEnd(event)) return true
  return pen.writing.get()?.isActive === true && pressedPlace({ pen, event }) !== undefined
}

const isOnText = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[data-block]') !== null

/** How far from a text a press between two still means one of them, in pixels of the screen. */
const BETWEEN = 20

type Press = { pen: Pen; event: At & { target: EventTarget | null } }

/** The letter that is pressed, or the nearest one where the press fell between lines or beside a short one. */
function pressedPlace({ pen, event }: Press): FieldPlace | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  // Browsers look for a letter at whole pixels, which may lie just above the text or beside it.
  const found = isOnText(target) ? placeAt({ pen, event: within(target, event) }) : undefined
  if (found) return found
  const page = target.closest('img, a, button') ? null : target.closest('.jl-page')
  return page ? placeWithin({ pen, event, page, within: BETWEEN }) : undefined
}

/** What a finger means. Browsers lead its tap to a link nearby, even from another text, where the finger itself was. */
function tappedPlace({ pen, event, at }: { pen: Pen; event: MouseEvent<HTMLElement>; at: At }) {
  const target = document.elementFromPoint(at.clientX, at.clientY)
  if (isOnText(target)) return pressedPlace({ pen, event: { ...at, target } })
  return isOnText(event.target) ? pressedPlace({ pen, event }) : undefined
}

function within(target: Element, { clientX, clientY }: At): At {
  const box = target.closest('[data-block]')?.getBoundingClientRect()
  return { clientX, clientY: box ? Math.max(clientY, Math.min(box.top + 1, box.bottom - 1)) : clientY }
}

type At = Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>

/** The letter of a field that is drawn under a pointer. */
export function placeAt({ pen, event }: { pen: Pen; event: At }): FieldPlace | undefined {
  const leaf = placeAtPoint({ x: event.clientX, y: event.clientY })
  const place = leaf && pen.fieldAt(leaf)
  // Beyond the end of a line that wraps.
  const isBelow = leaf && (caretBox(leaf)?.top ?? 0) > event.clientY
  return place && { ...place, behind: isBelow }
}

/** The same where nothing is drawn: in the nearest text of the page that is nearest. */
export function placeBeside({ pen, event }: { pen: Pen; event: At }): FieldPlace | undefined {
  const found = placeAt({ pen, event })
  if (found) return found
  const page = pageNear({ x: event.clientX, y: event.clientY })
  return page && placeWithin({ pen, event, page })
}

type Within = { pen: Pen; event: At; page: Element; within?: number }

function placeWithin({ pen, event, page, within }: Within): FieldPlace | undefined {
  const leaf = placeNear({ x: event.clientX, y: event.clientY, blocks: drawnBlocks(page), within })
  return leaf && pen.fieldAt(leaf)
}

function pageNear({ x, y }: { x: number; y: number }): HTMLElement | undefined {
  const far = (page: HTMLElement) => {
    const { left, right, top, bottom } = page.getBoundingClientRect()
    return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
  }
  return pageElements().sort((a, b) => far(a) - far(b))[0]
}

/** Pixels that a hand trembles. */
const STILL = 4
/** The letter that was pressed: a second press means it too, wherever it has moved. */
let pressed: FieldPlace | undefined

function press({ pen, place, event }: { pen: Pen; place: FieldPlace; event: MouseEvent<HTMLElement> }): void {
  // A press whose own doing is prevented leaves a composition open.
  endComposition(pen)
  const before = pen.writing.get()?.caret
  const { owner, field, at, behind } = place
  isLinking.set(false)
  if (event.detail > 1 && pressed && isSame(pressed, before ?? place)) {
    const { from, to } = stretchAround({ pen, place: pressed, clicks: event.detail })
    return pen.put({ owner: pressed.owner, field: pressed.field, anchor: from, focus: to })
  }
  pressed = letterAt({ pen, place, event })
  const begun = event.shiftKey && before ? anchorOf(before) : { owner, field, at }
  pen.select({ anchor: begun, focus: { owner, field, at, behind } })
  drag({ pen, begun, from: event })
}

/** The letter that a pointer is over, where its place is the gap behind it. */
export function letterAt({ pen, place, event }: { pen: Pen; place: FieldPlace; event: At }): FieldPlace {
  const { owner, field, at, behind } = place
  const leaf = pen.leafAt(place)
  const isBefore = leaf && isBehindLetter({ leaf, behind, x: event.clientX })
  return { owner, field, at: isBefore ? Math.max(0, at - 1) : at }
}

/** Whether a pointer is over the letter that the caret stands behind. */
function isBehindLetter({ leaf, behind, x }: { leaf: LeafPlace; behind: boolean | undefined; x: number }) {
  const left = caretBox({ ...leaf, behind })?.left ?? 0
  const node = domPlace({ ...leaf, behind })?.node
  return node && drawnDirection(node) === 'rtl' ? x > left : x < left
}

type Drag = { pen: Pen; begun: FieldPlace; from: At }

function drag({ pen, begun, from: { clientX, clientY } }: Drag): void {
  let isMoved = false
  const move = (event: globalThis.MouseEvent) => {
    if (event.buttons === 0) return stop()
    isMoved ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL
    const focus = isMoved ? placeBeside({ pen, event }) : undefined
    if (focus) pen.select({ anchor: begun, focus })
  }
  const stop = listen(window, { mousemove: move, mouseup: () => stop() })
}
