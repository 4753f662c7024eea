import type { Saver } from './save-result'
import { listen } from '~/components/ui/listen'

type Options = {
  saver: Saver
  /** Stores what somebody is still writing. */
  settle: () => void
  /** Whether this browser holds what is not saved, and saves it when the resume is opened again. */
  isKept: () => boolean
}

/**
 * Saves when the page is put away, by a request that outlives it, and asks before leaving only while something is
 * neither saved nor kept in this browser, or kept for nothing since it can't be saved any more.
 */
export function guardLeaving({ saver, settle, isKept }: Options): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') void saver.flush({ keepalive: true })
  }
  const onLeave = (event: BeforeUnloadEvent) => {
    // What is settled now is kept as the page goes.
    const wasKept = isKept()
    settle()
    if (!saver.isDirty()) return
    void saver.flush({ keepalive: true })
    if (wasKept && !HOPELESS.has(saver.status.get().kind)) return
    event.preventDefault()
  }
  const deafen = [
    listen(document, { visibilitychange: onHide }),
    listen(window, { beforeunload: onLeave }),
    // Before others keep what there is; phones tell of a leave by this alone.
    listen(window, { pagehide: settle }, 'capture'),
  ]
  return () => deafen.forEach((stop) => stop())
}

/** Nothing comes of opening the resume again: it is gone, or it is somebody's who has to sign in first. */
const HOPELESS = new Set<ReturnType<Saver['status']['get']>['kind']>(['gone', 'signed-out'])
