import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { clamp } from './panel-state'

type Props = {
  side: 'left' | 'right'
  name: string
  width: { value: number; min: number; max: number }
  onWidth: (width: number) => void
}

const STEP = 16

/** The edge of a panel: drag it, or move it with the arrow keys. */
export function PanelResizer({ side, name, width, onWidth }: Props) {
  const texts = useTexts(SHELL_TEXTS)
  const start = useRef<{ x: number; width: number }>(undefined)
  const sign = side === 'left' ? 1 : -1
  const set = (value: number) => onWidth(clamp({ value, min: width.min, max: width.max }))
  const onPointerMove = (event: PointerEvent) => {
    if (start.current) set(start.current.width + sign * (event.clientX - start.current.x))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (step === undefined) return
    event.preventDefault()
    set(width.value + sign * step)
  }
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.resizePanel(name)}
      aria-valuenow={Math.round(width.value)}
      aria-valuemin={width.min}
      aria-valuemax={width.max}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: width.value }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        start.current = undefined
      }}
      className={cx(
        'absolute inset-y-0 z-10 w-2 cursor-col-resize touch-none transition-colors duration-160 hover:bg-accent/20 focus-visible:bg-accent focus-visible:outline-none active:bg-accent/30',
        side === 'left' ? '-right-1' : '-left-1',
      )}
    />
  )
}
