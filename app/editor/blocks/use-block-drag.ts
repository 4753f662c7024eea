import { useMemo, useRef, type PointerEvent, type RefObject } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { findPlace } from '../edits/find-place'
import type { Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { FORM_TEXTS } from '../texts/form-texts'
import { draggedBlock, drawnBlocks, focusBlock } from './block-marks'
import { dropBlock } from './drop-block'
import { dropSlots, nearestSlot, type Slot } from './drop-slots'
import { nameOfBlock } from './name-of-block'
import { scrollNear } from './scroll-near'

/** Pixels that a hand trembles, with a mouse and with a finger. */
const STILL = { mouse: 4, touch: 8 }
/** How long a finger rests before it lifts a block; a shorter one scrolls. */
const LONG_PRESS_MS = 300

type Options = { id: string; layer: RefObject<HTMLElement | null> }

/** Drags a block by its handle. `wasDragged` tells a click that ends a drag from one that opens the menu. */
export function useBlockDrag({ id, layer }: Options) {
  const editor = useEditor()
  const texts = useTexts(BLOCK_TEXTS)
  const wasDragged = useRef(false)
  return useMemo(() => {
    const name = () => nameOfBlock({ content: editor.content(), id, language: editor.language })
    return {
      wasDragged,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false
        if (event.button !== 0 || !event.isPrimary) return
        const isTouch = event.pointerType === 'touch'
        if (!isTouch) {
          // Neither a selection nor the browser's own drag; Safari gives no focus to what is clicked.
          event.preventDefault()
          event.currentTarget.focus({ preventScroll: true })
        }
        follow({
          from: event,
          still: STILL[isTouch ? 'touch' : 'mouse'],
          wait: isTouch ? LONG_PRESS_MS : undefined,
          layer: layer.current,
          onLift: () => {
            wasDragged.current = true
            draggedBlock.set({ id })
            editor.announce(texts.lifted(name()))
          },
          onMove: (point) => aim({ id, point }),
          onEnd: (isDropped) => {
            const slot = draggedBlock.get()?.slot
            draggedBlock.set(undefined)
            if (isDropped && slot && !slot.isHome) drop({ editor, id, slot })
            else editor.announce(texts.putBack(name()))
            focusBlock(id)
          },
        })
      },
    }
  }, [editor, texts, id, layer])
}

type At = { clientX: number; clientY: number }
type Follow = {
  from: PointerEvent<HTMLElement>
  still: number
  wait: number | undefined
  layer: HTMLElement | null
  onLift: () => void
  onMove: (point: { x: number; y: number }) => void
  onEnd: (isDropped: boolean) => void
}

/** Follows a pointer from where it was pressed until it is let go, once for each frame; Escape calls it off. */
function follow({ from, still, wait, layer, onLift, onMove, onEnd }: Follow): void {
  const { pointerId, clientX, clientY } = from
  const stops = new AbortController()
  const { signal } = stops
  let at: At = { clientX, clientY }
  let frame: number | undefined
  const lift = () => {
    onLift()
    step()
  }
  const step = () => {
    scrollNear(at)
    const point = layer && onPaper({ at, layer })
    if (point) onMove(point)
    layer?.style.setProperty('--pointer-left', `${at.clientX}px`)
    layer?.style.setProperty('--pointer-top', `${at.clientY}px`)
    frame = requestAnimationFrame(step)
  }
  const timer = wait === undefined ? undefined : setTimeout(lift, wait)
  const end = (isDropped: boolean) => {
    clearTimeout(timer)
    stops.abort()
    if (frame === undefined) return
    cancelAnimationFrame(frame)
    onEnd(isDropped)
  }
  const listen = <K extends keyof WindowEventMap>(type: K, run: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, run, { signal, capture: true, passive: false })
  listen('pointermove', (event) => {
    if (event.pointerId !== pointerId) return
    at = event
    if (frame !== undefined) return
    const isFar = Math.hypot(at.clientX - clientX, at.clientY - clientY) > still
    if (isFar && wait === undefined) lift()
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

/** A point of the screen on the paper. */
function onPaper({ at, layer }: { at: At; layer: HTMLElement }) {
  const pages = layer.parentElement?.querySelector<HTMLElement>('.jl-editor-pages')
  if (!pages) return undefined
  const { left, top, width } = pages.getBoundingClientRect()
  const scale = width / pages.offsetWidth || 1
  return { x: (at.clientX - left) / scale, y: (at.clientY - top) / scale }
}

/** Draws the line where a block would land; none where it already stands. */
function aim({ id, point }: { id: string; point: { x: number; y: number } }): void {
  const before = draggedBlock.get()
  const blocks = drawnBlocks.get()
  const moved = blocks.find((one) => one.id === id)
  if (!before || !moved) return
  const { slot, line } = nearestSlot({ slots: dropSlots({ blocks, moved }), point }) ?? {}
  const isSame = before.line?.y === line?.y && before.line?.left === line?.left
  if (!isSame && slot && line) draggedBlock.set({ id, slot, line })
}

function drop({ editor, id, slot }: { editor: Editor; id: string; slot: Slot }): void {
  const texts = FORM_TEXTS[editor.language]
  const { language } = editor
  const before = editor.content()
  const name = nameOfBlock({ content: before, id, language })
  const from = findPlace({ content: before, id })
  editor.change({
    name: texts.moving(name),
    recipe: (draft) => dropBlock({ content: draft, id, slot }),
  })
  const content = editor.content()
  const place = findPlace({ content, id })
  if (!place) return
  const isElsewhere = from?.kind === 'item' && place.kind === 'item' && from.section.id !== place.section.id
  editor.announce(
    isElsewhere
      ? texts.movedTo({ name, section: nameOfBlock({ content, id: place.section.id, language }) })
      : texts.moved({ name, at: place.index + 1, of: place.list.length }),
  )
}
