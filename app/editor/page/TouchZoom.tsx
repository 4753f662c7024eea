import { useEffect, useRef, type RefObject } from 'react'
import { listen } from '~/components/ui/listen'
import { useEditor } from '../session/editor-context'
import { caretOnScreen } from '../writing/draw-writing'
import type { Pen } from '../writing/pen'
import { useWrittenField } from '../writing/use-writing'
import { followPinch } from './follow-pinch'
import type { ZoomControl } from './use-zoom'

/** So high a caret stands in a text that can be read at arm's length, in pixels; under the lower one it is enlarged. */
const READABLE = { least: 14, aim: 19 }

const BETWEEN_TAPS_MS = 300

/** What is kept free at the edges of the screen, in pixels: an item's bullet has room there. */
const EDGE = 32

type Props = { zoom: ZoomControl; canvas: RefObject<HTMLElement | null> }

/**
 * Fingers on the pages: two of them enlarge the page around their middle, and the site stays as it is. Two taps go near to what
 * they meet and back to the whole width. Where one comes to write in a text too small to read, by a tap or by keys, the page
 * comes nearer, and the letter stays under the finger.
 */
export function TouchZoom({ zoom, canvas }: Props) {
  const control = useRef(zoom)
  useEffect(() => {
    control.current = zoom
  }, [zoom])
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const stops = [
      followPinch({ canvas: element, zoom: control }),
      followTaps({ canvas: element, zoom: control }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [canvas])
  const field = useWrittenField()
  const { pen } = useEditor()
  useEffect(() => {
    // A selection that is dragged on into another field has the page stay where it is.
    if (!field || document.querySelector('.jl-handles[data-dragged]')) return undefined
    const stop = whenCaretStands({ pen, then: (caret) => comeNear({ caret, zoom: control.current }) })
    // A second tap may follow, and means what the first one met.
    const settled = setTimeout(
      () => canvas.current && showWords({ pen, canvas: canvas.current }),
      BETWEEN_TAPS_MS,
    )
    return () => {
      clearTimeout(settled)
      stop?.()
    }
  }, [field, canvas, pen])
  return null
}

type Standing = { pen: Pen; then: (caret: DOMRect) => void }

/** In a field that was empty the caret waits for the page that is drawn with it. */
function whenCaretStands({ pen, then }: Standing): (() => void) | undefined {
  const caret = document.querySelector('.jl-caret')
  if (!caret) return undefined
  const look = () => {
    const box = caretOnScreen(pen)
    if (!box?.height) return
    watch.disconnect()
    then(box)
  }
  const watch = new MutationObserver(look)
  watch.observe(caret, { attributeFilter: ['hidden', 'style'] })
  look()
  return () => watch.disconnect()
}

function comeNear({ caret, zoom: { scale, around } }: { caret: DOMRect; zoom: ZoomControl }): void {
  if (caret.height >= READABLE.least) return
  const at = { x: caret.left, y: caret.top + caret.height / 2 }
  around({ scale: (scale.current * READABLE.aim) / caret.height, from: at, to: at })
}

const FINGER = 24

/**
 * What was enlarged around a letter is seen whole where the screen is wide enough for it, in the middle where it stands in the
 * middle; else it is read from its beginning, if the letter stays in sight with it.
 */
function showWords({ pen, canvas }: { pen: Pen; canvas: HTMLElement }): void {
  const caret = caretOnScreen(pen)
  const block = caret && blockAt(caret)
  if (!block) return
  const words = document.createRange()
  words.selectNodeContents(block)
  const { left, right, width } = words.getBoundingClientRect()
  const { direction, textAlign } = getComputedStyle(block)
  const screen = canvas.getBoundingClientRect()
  const [first, last] = [screen.left + EDGE, screen.right - EDGE]
  const [before, beyond] = [Math.min(0, left - first), Math.max(0, right - last)]
  const hidden = before + beyond
  const toMiddle = hidden === 0 ? 0 : (left + right - first - last) / 2
  const over = direction === 'rtl' ? beyond : before
  const by = width > last - first ? over : textAlign === 'center' ? toMiddle : hidden
  const moved = caret.left - by
  if (by === 0 || moved < first || moved > last) return
  canvas.scrollBy({
    left: by,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  })
}

/** The text that a caret stands in. */
const blockAt = ({ left, top, height }: DOMRect): Element | undefined =>
  document
    .elementsFromPoint(left, top + height / 2)
    .find((element) => element.matches('.jl-editor-pages [data-block]'))

type Options = { canvas: HTMLElement; zoom: RefObject<ZoomControl> }

/** Two taps on what is no text: on a text they select a word, as everywhere. */
function followTaps({ canvas, zoom }: Options): () => void {
  let last: { at: number; x: number; y: number } | undefined
  const onClick = ({ clientX: x, clientY: y, timeStamp: at, target }: MouseEvent) => {
    const isText = target instanceof Element && target.closest('[data-block], button') !== null
    const before = last
    last = isText ? undefined : { at, x, y }
    if (isText || !before || at - before.at > BETWEEN_TAPS_MS) return
    if (Math.hypot(x - before.x, y - before.y) > FINGER) return
    last = undefined
    const { scale, around, set } = zoom.current
    const nearest = blockNear({ canvas, y })
    const aim = nearest ? scaleToRead({ block: nearest, scale: scale.current }) : 1
    if (scale.current >= aim * 0.95) return set('width')
    const box = nearest?.getBoundingClientRect()
    const from = { x: box ? Math.min(Math.max(x, box.left), box.right) : x, y }
    around({ scale: aim, from, to: from })
  }
  return listen(canvas, { click: onClick })
}

/** The text at a height of the screen, or the one nearest to it. */
function blockNear({ canvas, y }: { canvas: HTMLElement; y: number }): Element | undefined {
  const far = (block: Element) => {
    const { top, bottom } = block.getBoundingClientRect()
    return Math.max(top - y, y - bottom, 0)
  }
  const [nearest] = [...canvas.querySelectorAll('.jl-editor-pages [data-block]')].sort(
    (a, b) => far(a) - far(b),
  )
  return nearest
}

/** The factor at which a block's letters can be read. */
function scaleToRead({ block, scale }: { block: Element; scale: number }): number {
  const letters = Number.parseFloat(getComputedStyle(block).fontSize)
  return Math.max(scale, READABLE.least / letters)
}
