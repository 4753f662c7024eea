export type CachedCall = {
  data: unknown
  error: unknown
  /** When data came, ms since 1970; 0 for never or no longer true. */
  at: number
  running: Promise<void> | null
}

/** Data is kept five minutes after the last page that shows it has gone. */
export const KEPT_MS = 5 * 60_000

const entries = new Map<string, CachedCall>()
const listeners = new Map<string, Set<() => void>>()
const EMPTY: CachedCall = { data: undefined, error: undefined, at: 0, running: null }

export function readCached(key: string): CachedCall {
  return entries.get(key) ?? EMPTY
}

export function writeCached(key: string, change: Partial<CachedCall>) {
  entries.set(key, { ...readCached(key), ...change })
  listeners.get(key)?.forEach((listener) => listener())
}

/** Forgets everything, as when another person signs in. */
export function clearCalls() {
  for (const key of entries.keys()) writeCached(key, EMPTY)
}

const askers = new Set<() => void>()

/** Whoever shows what a call gave asks again: something behind their back has changed it. */
export function askAllAgain() {
  for (const ask of [...askers]) ask()
}

export function onAskAgain(ask: () => void): () => void {
  askers.add(ask)
  return () => void askers.delete(ask)
}

export function watchCached(key: string, listener: () => void): () => void {
  const set = listeners.get(key) ?? new Set()
  listeners.set(key, set.add(listener))
  return () => {
    set.delete(listener)
    if (set.size === 0) setTimeout(() => forget(key), KEPT_MS)
  }
}

function forget(key: string) {
  if (listeners.get(key)?.size) return
  listeners.delete(key)
  entries.delete(key)
}
