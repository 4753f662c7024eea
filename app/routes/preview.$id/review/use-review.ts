import { useCallback, useEffect, useState } from 'react'
import { CallError } from '~/api/client'
import { onReturn } from '~/components/ui/on-return'
import { reviewCalls, type Review } from './review-client'

/** Whose resume it is answers at any time: so often answers are asked for, in milliseconds. */
const EVERY_MS = 60_000

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
  useEffect(() => onReturn(() => void refresh(), EVERY_MS), [refresh])
  return { review, error, refresh }
}

/** What a person is told of a call that failed. */
export function messageOf(reason: unknown): string {
  if (reason instanceof CallError) return reason.message
  throw reason
}
