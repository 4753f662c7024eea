import { useEffect, useState } from 'react'
import { listen } from '~/components/ui/listen'

/**
 * What of the pages is in sight, from their upper edge, with what a finger brings there next: each handle is a layer that
 * the browser goes through at every letter, in sight or not. In steps of the window's height, in pixels of the screen.
 */
export function useSight({ isWanted }: { isWanted: boolean }): { from: number; to: number } {
  const [{ step, height }, setSeen] = useState({ step: 0, height: 0 })
  useEffect(() => {
    const scroller = document.getElementById('editor-page')
    if (!scroller || !isWanted) return
    const look = () => {
      const height = scroller.clientHeight
      const step = Math.round(scroller.scrollTop / (height || 1))
      setSeen((seen) => (seen.step === step && seen.height === height ? seen : { step, height }))
    }
    const resized = new ResizeObserver(look)
    resized.observe(scroller)
    const stop = listen(scroller, { scroll: look })
    return () => {
      resized.disconnect()
      stop()
    }
  }, [isWanted])
  return { from: (step - 2) * height, to: (step + 3) * height }
}
