import { useCallback, useEffect, useState } from 'react'
import { CallError } from '~/api/client'
import { reviewCalls, type Review } from './review-client'

/** Asked again at most this often as the window comes back. */
const AGAIN_MS = 5_000

/** What can be commented on and what was; `error` says why it could not be fetched. */
export function useReview() {
  const [review, setReview] = useState<Review>()
  const [error, setError] = useState<string>()
  const refresh = useCallback(
    () =>
      reviewCalls.list().then(
        (now) => {
          setReview(now)
          setError(undefined)
        },
        (reason: unknown) => setError(messageOf(reason)),
      ),
    [],
  )
  useEffect(() => {
    let at = Date.now()
    void refresh()
    const onSight = () => {
      if (document.visibilityState !== 'visible' || Date.now() - at < AGAIN_MS) return
      at = Date.now()
      void refresh()
    }
    addEventListener('focus', onSight)
    document.addEventListener('visibilitychange', onSight)
    return () => {
      removeEventListener('focus', onSight)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [refresh])
  return { review, error, refresh }
}

/** What a person is told of a call that failed. */
export function messageOf(reason: unknown): string {
  if (reason instanceof CallError) return reason.message
  throw reason
}
