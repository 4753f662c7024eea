import { useEffect, useEffectEvent } from 'react'
import { listen } from '~/components/ui/listen'

const LONG_PRESS_MS = 500
/** Pixels that a finger trembles. */
const STILL = 10

/** Hears of a finger that rests on a text of the page, where one that moves scrolls and two enlarge. */
export function useLongPress(onPress: (at: { clientX: number; clientY: number }) => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let begun: PointerEvent | undefined
    let isPressed = false
    const end = () => clearTimeout(timer)
    const onDown = (event: PointerEvent) => {
      end()
      isPressed = false
      const { target, pointerType, isPrimary } = event
      const isText = target instanceof Element && target.closest('.jl-editor-pages [data-block]') !== null
      if (pointerType !== 'touch' || !isPrimary || !isText) return
      begun = event
      timer = setTimeout(() => {
        isPressed = true
        press(event)
      }, LONG_PRESS_MS)
    }
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (begun && Math.hypot(clientX - begun.clientX, clientY - begun.clientY) > STILL) end()
    }
    // Some browsers make a click of it besides.
    const onLift = (event: TouchEvent) => {
      if (isPressed && event.cancelable) event.preventDefault()
      isPressed = false
    }
    const stops = new AbortController()
    const options = { signal: stops.signal }
    document.addEventListener('pointerdown', onDown, options)
    document.addEventListener('pointermove', onMove, options)
    document.addEventListener('pointerup', end, options)
    document.addEventListener('pointercancel', end, options)
    document.addEventListener('touchend', onLift, { ...options, passive: false })
    return () => {
      end()
      stops.abort()
    }
  }, [])
}

/** Hears of a finger that taps on a text of the page. */
export function useTaps(onTap: () => void): void {
  const tap = useEffectEvent(onTap)
  useEffect(() => {
    let isFinger = false
    const onDown = ({ pointerType }: PointerEvent) => {
      isFinger = pointerType === 'touch'
    }
    const onClick = ({ target }: MouseEvent) => {
      if (isFinger && target instanceof Element && target.closest('.jl-editor-pages [data-block]')) tap()
    }
    return listen(document, { pointerdown: onDown, click: onClick })
  }, [])
}
