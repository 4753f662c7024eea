import type { Saver } from './create-saver'

/**
 * Saves when the page is put away, by a request that outlives it, and asks before leaving only while something is
 * not saved.
 */
export function guardLeaving(saver: Saver): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') void saver.flush({ keepalive: true })
  }
  const onLeave = (event: BeforeUnloadEvent) => {
    if (!saver.isDirty()) return
    void saver.flush({ keepalive: true })
    event.preventDefault()
  }
  document.addEventListener('visibilitychange', onHide)
  window.addEventListener('beforeunload', onLeave)
  return () => {
    document.removeEventListener('visibilitychange', onHide)
    window.removeEventListener('beforeunload', onLeave)
  }
}
