/**
 * Runs once the browser has nothing else to do, `patience` milliseconds later at the latest; answers how to call it off.
 * Safari has no idle callbacks: there it is half of that time.
 */
export function whenIdle(run: () => void, patience: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, patience / 2)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(run, { timeout: patience })
  return () => cancelIdleCallback(asked)
}
