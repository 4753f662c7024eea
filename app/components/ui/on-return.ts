import { listen } from './listen'

/** At most this often. */
const AGAIN_MS = 5_000

/** Looks now, and again as somebody comes back to the window; answers how to stop. */
export function onReturn(look: () => void): () => void {
  let at = Date.now()
  const onSight = () => {
    if (document.visibilityState !== 'visible' || Date.now() - at < AGAIN_MS) return
    at = Date.now()
    look()
  }
  look()
  const deafen = [listen(window, { focus: onSight }), listen(document, { visibilitychange: onSight })]
  return () => deafen.forEach((stop) => stop())
}
