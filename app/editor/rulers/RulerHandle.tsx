import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { MOST_MARGIN } from '../style/most-margin'
import type { Side } from './MarginRulers'

type Props = {
  side: Side
  label: string
  /** In pixels of the page. */
  value: number
  scale: number
  /** Where it stands on its ruler, in pixels of the screen. */
  at: number
  isDragged: boolean
  /** While it is dragged; undefined when that was called off. */
  onDrag: (value: number | undefined) => void
  onChange: (value: number) => void
}

/** How far a key goes, in pixels; with Shift. */
const STEP = 1
const LONG_STEP = 10

/** One margin on its ruler, by pointer or by keys. */
export function RulerHandle({ side, label, value, scale, at, isDragged, onDrag, onChange }: Props) {
  const begun = useRef<{ at: number; value: number }>(undefined)
  const isAcross = side === 'left' || side === 'right'
  // What grows the right and the lower margin goes towards the page's beginning.
  const sign = side === 'left' || side === 'top' ? 1 : -1
  const placeIn = ({ clientX, clientY }: PointerEvent) => (isAcross ? clientX : clientY)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    begun.current = { at: placeIn(event), value }
    onDrag(value)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = begun.current
    if (from) onDrag(clamped(from.value + (sign * (placeIn(event) - from.at)) / scale))
  }
  const end = (isKept: boolean) => {
    if (begun.current === undefined) return
    begun.current = undefined
    if (isKept) onChange(value)
    else onDrag(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isDragged) end(false)
    else {
      const next = byKey({ event, value, isAcross, sign })
      if (next === undefined) return
      onChange(next)
    }
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isAcross ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={MOST_MARGIN}
      aria-valuenow={value}
      aria-valuetext={`${value} px`}
      title={label}
      data-margin={side}
      className={isAcross ? 'jl-ruler-handle jl-ruler-handle-x' : 'jl-ruler-handle jl-ruler-handle-y'}
      style={isAcross ? { left: at } : { top: at }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onKeyDown={onKeyDown}
    />
  )
}

const clamped = (value: number) => Math.min(MOST_MARGIN, Math.max(0, Math.round(value)))

type ByKey = { event: KeyboardEvent; value: number; isAcross: boolean; sign: number }

/** The arrows move the handle where they point to. */
function byKey({ event: { key, shiftKey }, value, isAcross, sign }: ByKey): number | undefined {
  const [back, on] = isAcross ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === 'Home') return 0
  if (key === 'End') return MOST_MARGIN
  const way = key === on ? 1 : key === back ? -1 : 0
  return way === 0 ? undefined : clamped(value + way * sign * (shiftKey ? LONG_STEP : STEP))
}
