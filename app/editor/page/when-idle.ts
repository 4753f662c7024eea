/** At the latest so much later, in milliseconds. */
const PATIENCE_MS = 1_000

// Safari has no idle callbacks.
const hasIdle = () => 'requestIdleCallback' in window

/** Runs when the browser has nothing else to do. Answers what `cancelIdle` takes. */
export const whenIdle = (run: () => void): number =>
  hasIdle() ? requestIdleCallback(run, { timeout: PATIENCE_MS }) : window.setTimeout(run, PATIENCE_MS / 2)

export const cancelIdle = (id: number): void => (hasIdle() ? cancelIdleCallback(id) : clearTimeout(id))
