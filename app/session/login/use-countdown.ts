import { useEffect, useState } from 'react'

/** Whole seconds that are left, 0 when over; `start(60)` begins anew. */
export function useCountdown() {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) setEnd(0)
    }, 250)
    return () => clearInterval(timer)
  }, [end])
  return {
    left,
    start(seconds: number) {
      setLeft(seconds)
      setEnd(Date.now() + seconds * 1000)
    },
  }
}
