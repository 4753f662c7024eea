import { useMemo, useRef, type MouseEvent, type PointerEvent } from 'react'
import { useEditor } from '../session/editor-context'
import { placeAtPoint } from './dom-places'
import type { FieldPlace } from './page-places'
import { isSame, type Pen } from './pen'
import { stretchAround } from './walk-page'

/**
 * A mouse on the page: a click puts the caret to the letter, dragging selects in a field, two clicks a word, three a
 * paragraph. A finger leads to the field in the panel, where a phone's own handles and loupe are.
 */
export function usePagePointer({ writes }: { writes: boolean }) {
  const { pen } = useEditor()
  const isMouse = useRef(false)
  return useMemo(() => {
    if (!writes) return {}
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        isMouse.current = event.pointerType !== 'touch'
      },
      onMouseDown: (event: MouseEvent<HTMLElement>) => {
        if (!isMouse.current || event.button !== 0 || !isOnText(event.target)) return
        const place = placeAt({ pen, event })
        if (!place) return
        // Neither the browser's own selection nor its focus.
        event.preventDefault()
        press({ pen, place, event })
      },
    }
  }, [pen, writes])
}

/** Whether a click was taken by the caret. */
export function isWrittenAt({ pen, event }: { pen: Pen; event: MouseEvent<HTMLElement> }): boolean {
  return (
    pen.writing.get()?.isActive === true && isOnText(event.target) && placeAt({ pen, event }) !== undefined
  )
}

function isOnText(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-block]') !== null
}

function placeAt({ pen, event }: { pen: Pen; event: Pick<globalThis.MouseEvent, 'clientX' | 'clientY'> }) {
  const leaf = placeAtPoint({ x: event.clientX, y: event.clientY })
  return leaf && pen.fieldAt(leaf)
}

function press({ pen, place, event }: { pen: Pen; place: FieldPlace; event: MouseEvent<HTMLElement> }): void {
  const before = pen.writing.get()?.caret
  const { owner, field, at } = place
  if (event.detail > 1) {
    const { from, to } = stretchAround({ pen, place, clicks: event.detail })
    return pen.put({ owner, field, anchor: from, focus: to })
  }
  const anchor = event.shiftKey && before && isSame(before, place) ? before.anchor : at
  pen.put({ owner, field, anchor, focus: at })
  drag({ pen, begun: { owner, field, at: anchor } })
}

function drag({ pen, begun: { owner, field, at: anchor } }: { pen: Pen; begun: FieldPlace }): void {
  const stops = new AbortController()
  const { signal } = stops
  const move = (event: globalThis.MouseEvent) => {
    if (event.buttons === 0) return stops.abort()
    const place = placeAt({ pen, event })
    if (place && isSame(place, { owner, field })) pen.put({ owner, field, anchor, focus: place.at })
  }
  window.addEventListener('mousemove', move, { signal })
  window.addEventListener('mouseup', () => stops.abort(), { signal })
}
