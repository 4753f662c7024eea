import { retryDelay } from '../autosave/retry-delay'
import { whenIdle } from './when-idle'

const fetchPart = () => import('./ask-anew')
const PATIENCE_MS = 5_000

/**
 * A browser asks once for a font file or a style sheet: what is typed while there is no network would be drawn in other
 * letters, with other line ends, for as long as the page stands. Those that failed are asked for again, as a save is. Answers
 * the stop.
 */
export function askForFailedFonts(): () => void {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const sheets = new Set<HTMLLinkElement>()
  const askAgain = () => void fetchPart().then(({ askAnew }) => askAnew(sheets), later)
  const later = () => {
    failures += 1
    clearTimeout(timer)
    timer = setTimeout(askAgain, retryDelay({ failures }))
  }
  const onLost = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    sheets.add(target)
    later()
  }
  const onDone = ({ fontfaces }: FontFaceSetLoadEvent) => {
    if (fontfaces.length > 0) failures = 0
  }
  // Ahead: where it is wanted there may be no network.
  const stopAhead = whenIdle(() => void fetchPart().catch(() => undefined), PATIENCE_MS)
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('error', onLost, { capture: true, signal })
  document.fonts.addEventListener('loadingerror', later, { signal })
  document.fonts.addEventListener('loadingdone', onDone, { signal })
  window.addEventListener('online', askAgain, { signal })
  return () => {
    stopAhead()
    clearTimeout(timer)
    stop.abort()
  }
}
