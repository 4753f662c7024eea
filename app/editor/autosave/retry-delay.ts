const DELAYS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000]
const LONGEST_MS = 5 * 60_000

type Options = { failures: number; retryAfterMs?: number }

/** How long to wait before the next attempt, in milliseconds; never less than the server asked for, within reason. */
export function retryDelay({ failures, retryAfterMs = 0 }: Options): number {
  const own = DELAYS_MS[Math.min(failures, DELAYS_MS.length) - 1] ?? 1000
  return Math.min(Math.max(own, retryAfterMs), LONGEST_MS)
}
