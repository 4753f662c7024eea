import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { onAskAgain, readCached, watchCached, writeCached } from './call-cache'

const FOCUS_MS = 5_000

export type UseCallOptions<Data> = {
  /** Names what is fetched, parameters included; null fetches nothing yet. */
  key: string | null
  fetch: () => Promise<Data>
}

/**
 * Shows what is known at once and asks again: on mount, when the key changes, and when the window gets the focus (at most
 * every 5 s). Known data is kept 5 minutes. `error` is set while the last try failed; `mutate` changes what is shown
 * before the server has answered. What was asked before a `mutate` or a `refresh` no longer counts: its answer is older than
 * what was just done.
 */
export function useCall<Data>({ key, fetch }: UseCallOptions<Data>) {
  const cached = useSyncExternalStore(
    useCallback((listener: () => void) => (key ? watchCached(key, listener) : () => undefined), [key]),
    () => readCached(key ?? ''),
    () => readCached(''),
  )
  const refresh = useCallback(() => (key ? ask({ key, fetch }) : Promise.resolve()), [key, fetch])
  useEffect(() => {
    if (!key) return
    const join = () => readCached(key).running ?? ask({ key, fetch })
    void join()
    const onFocus = () => {
      if (Date.now() - readCached(key).at >= FOCUS_MS) void join()
    }
    window.addEventListener('focus', onFocus)
    const leave = onAskAgain(() => void ask({ key, fetch }))
    return () => {
      window.removeEventListener('focus', onFocus)
      leave()
    }
  }, [key, fetch])
  return {
    // an edge: a key belongs to one fetch, so what lies under it is what that fetch gave
    data: cached.data as Data | undefined,
    error: cached.error,
    refresh,
    mutate: (change: (data: Data) => Data) => {
      const data = key ? (readCached(key).data as Data | undefined) : undefined
      if (key && data !== undefined) writeCached(key, { data: change(data), running: null })
    },
  }
}

function ask<Data>({ key, fetch }: { key: string; fetch: () => Promise<Data> }): Promise<void> {
  const promise: Promise<void> = fetch().then(
    (data) => settle({ key, promise, change: { data, error: undefined, at: Date.now() } }),
    (error: unknown) => settle({ key, promise, change: { error } }),
  )
  writeCached(key, { running: promise })
  return promise
}

/** An answer that came after everything was forgotten is somebody else's; one that was asked again is out of date. */
function settle(options: { key: string; promise: Promise<void>; change: object }) {
  if (readCached(options.key).running !== options.promise) return
  writeCached(options.key, { ...options.change, running: null })
}
