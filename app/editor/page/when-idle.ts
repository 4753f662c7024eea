// Safari has no idle callbacks.
const hasIdle = () => 'requestIdleCallback' in window

/** Runs something when the browser has nothing else to do, at the latest after `patience` milliseconds; answers how to call it off. */
export function whenIdle(run: () => void, patience: number): () => void {
  if (hasIdle()) {
    const id = requestIdleCallback(run, { timeout: patience })
    return () => cancelIdleCallback(id)
  }
  const timer = window.setTimeout(run, patience / 2)
  return () => clearTimeout(timer)
}
