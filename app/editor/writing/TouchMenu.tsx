import { useEffect, useLayoutEffect, useRef, useState, type RefObject, type PointerEvent } from 'react'
import { listen } from '~/components/ui/listen'
import { useEditor } from '../session/editor-context'
import { useTouch } from '../shell/use-touch'
import type { Caret } from './caret'
import type { Pen } from './pen'
import { endComposition } from './end-composition'
import { placeTouch } from './place-touch'
import { TouchMenuBar } from './TouchMenuBar'
import { isSelection } from './touch-ends'
import { useLongPress, useTaps } from './use-long-press'
import { letterAt, placeBeside } from './use-page-pointer'
import { stretchAround } from './walk-page'
import { dragHandle, type HandleName } from './drag-handle'

type Props = { caret: Caret | undefined; box: RefObject<HTMLTextAreaElement | null> }

/** As long as the handle of a caret is offered, in milliseconds: it lies over the next line. */
const OFFERED_MS = 4_000

/**
 * What a phone shows over its own texts, which it can't know of the page: handles at the ends of what is selected, and cut, copy
 * and paste where a finger rests.
 */
export function TouchMenu({ caret, box }: Props) {
  const { pen } = useEditor()
  /** What a finger has selected, or where it has put the caret. */
  const [held, setHeld] = useState<{ caret: Caret; hasMenu: boolean }>()
  const [isDragged, setDragged] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const handles = useRef<HTMLDivElement>(null)
  const isHeld = held !== undefined && held.caret === caret
  const hasMenu = isHeld && held.hasMenu && !isDragged
  // What the mouse has selected has no handles, on a screen that can be touched too.
  const isSelected = useTouch() && caret !== undefined && isSelection(caret)
  const hold = (hasMenu: (now: Caret) => boolean) => {
    const now = pen.writing.get()
    if (now?.isActive) setHeld({ caret: now.caret, hasMenu: hasMenu(now.caret) })
  }
  useLongPress((event) => {
    const place = placeBeside({ pen, event })
    if (!place) return
    endComposition(pen)
    const { from, to } = stretchAround({ pen, place: letterAt({ pen, place, event }), clicks: 2 })
    const { owner, field } = place
    pen.put({ owner, field, anchor: from, focus: to })
    hold(() => true)
  })
  useTaps(() => hold(isSelection))
  useEffect(() => {
    if (!hasMenu) return
    const close = ({ target }: Event) =>
      target instanceof Node && !bar.current?.contains(target) && setHeld({ caret, hasMenu: false })
    return listen(document, { pointerdown: close })
  }, [hasMenu, caret])
  const isOffered = isHeld && !isSelected && !hasMenu && !isDragged
  useEffect(() => {
    if (!isOffered) return
    const timer = setTimeout(() => setHeld(undefined), OFFERED_MS)
    return () => clearTimeout(timer)
  }, [isOffered, caret])
  const isShown = caret !== undefined && !pen.writing.get()?.composing && (isSelected || isHeld || isDragged)
  usePlace({ pen, caret: isShown ? caret : undefined, handles, menu: bar })
  if (!isShown) return null
  return (
    <>
      <TouchHandles
        {...{ pen, caret, isSelected }}
        ref={handles}
        onDrag={() => setDragged(true)}
        onEnd={(isMoved) => {
          setDragged(false)
          hold((now) => isSelection(now) || !isMoved)
        }}
      />
      {hasMenu ? (
        <TouchMenuBar
          {...{ caret, box }}
          ref={bar}
          onSelect={() => hold(() => true)}
          onDone={() => setHeld(undefined)}
        />
      ) : null}
    </>
  )
}

type Placed = {
  pen: Pen
  caret: Caret | undefined
  handles: RefObject<HTMLElement | null>
  menu: RefObject<HTMLElement | null>
}

/** With every page that is drawn; handles, which stay within what is seen, with every scrolling too. */
function usePlace({ pen, caret, handles, menu }: Placed): void {
  useLayoutEffect(() => {
    if (!caret) return
    const place = (menu?: HTMLElement | null) => {
      if (handles.current) placeTouch({ pen, caret, handles: handles.current, menu })
    }
    // The pages under it are told to the pen in this same breath.
    queueMicrotask(() => place(menu.current))
    const onScroll = () => place()
    const scroller = document.getElementById('editor-page')
    return scroller ? listen(scroller, { scroll: onScroll }) : undefined
  })
}

type HandleProps = {
  ref: RefObject<HTMLDivElement | null>
  pen: Pen
  caret: Caret
  isSelected: boolean
  onDrag: () => void
  /** Tells whether the finger has moved. */
  onEnd: (isMoved: boolean) => void
}

/** Pixels around the drop of a handle in which a tap means it. */
const [BESIDE, BELOW] = [14, 26]

function meetsDrop({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  const { left, top } = currentTarget.getBoundingClientRect()
  const tip = parseFloat(getComputedStyle(currentTarget).getPropertyValue('--tip')) || 0
  return Math.abs(clientX - left - tip) <= BESIDE && clientY - top <= BELOW
}

/** What a finger takes hold of: the ends of what is selected, or the caret. Keys have their own way, screen readers too. */
function TouchHandles({ ref, pen, caret, isSelected, onDrag, onEnd }: HandleProps) {
  const begin = (name: HandleName) => (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary) return
    event.preventDefault()
    const isOnDrop = meetsDrop(event)
    // The pages are met below the handles meanwhile.
    ref.current?.setAttribute('data-dragged', '')
    onDrag()
    dragHandle({
      ...{ pen, caret, name, event: event.nativeEvent },
      onEnd: (isMoved) => {
        // Beside the drop that is seen a tap means the text under it.
        const at = isMoved || name !== 'caret' || isOnDrop ? undefined : placeBeside({ pen, event })
        ref.current?.removeAttribute('data-dragged')
        if (at) pen.put({ owner: at.owner, field: at.field, anchor: at.at, focus: at.at, behind: at.behind })
        onEnd(isMoved || at !== undefined)
      },
    })
  }
  const names: HandleName[] = isSelected ? ['start', 'end'] : ['caret']
  return (
    <div ref={ref} aria-hidden className="jl-handles">
      {names.map((name) => (
        <div
          key={name}
          data-end={name}
          className="jl-handle"
          onPointerDown={begin(name)}
          // The focus, and with it the keys, stay with the page.
          onMouseDown={(event) => event.preventDefault()}
        />
      ))}
    </div>
  )
}
