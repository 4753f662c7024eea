import { useCallback, useEffect, useState } from 'react'
import { CallError } from '~/api/client'

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; /** It is not there any more. */ isGone: boolean }
  | { state: 'there'; value: T }
const LOADING = { state: 'loading' } as const

/** What `load` answers, anew whenever that is another function; `set` changes it here, `retry` asks once more. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<{ by: typeof load; result: Loaded<T> }>()
  const run = useCallback(async () => {
    const result = await load().then(
      (value): Loaded<T> => ({ state: 'there', value }),
      (error: unknown): Loaded<T> => ({
        state: 'failed',
        isGone: error instanceof CallError && error.code === 404,
      }),
    )
    return { by: load, result }
  }, [load])
  useEffect(() => {
    let isLeft = false
    void run().then((result) => {
      if (!isLeft) setLoaded(result)
    })
    return () => {
      isLeft = true
    }
  }, [run])
  const retry = () => {
    setLoaded(undefined)
    void run().then(setLoaded)
  }
  const set = (value: T) => setLoaded({ by: load, result: { state: 'there', value } })
  return { loaded: loaded?.by === load ? loaded.result : LOADING, retry, set }
}
