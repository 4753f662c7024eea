import { listen } from './listen'

/** At most this often. */
const AGAIN_MS = 5_000

/**
 * Looks now, and again as somebody comes back to the window; given `every`, in milliseconds, also that long after each look while
 * they are there. Answers how to stop.
 */
export function onReturn(look: () => void, every?: number): () => void {
  let at = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const lookNow = () => {
    at = Date.now()
    clearInterval(timer)
    if (every) timer = setInterval(onSight, every)
    look()
  }
  const onSight = () => {
    if (document.visibilityState === 'visible' && Date.now() - at >= AGAIN_MS) lookNow()
  }
  lookNow()
  const deafen = [listen(window, { focus: onSight }), listen(document, { visibilitychange: onSight })]
  return () => {
    clearInterval(timer)
    deafen.forEach((stop) => stop())
  }
}
