import { isTransient } from './is-transient.server'

const PATIENCE_MS = 8_000
const LONGEST_PAUSE_MS = 640

/** Runs again, a little later each time and for up to eight seconds, while the database only says that two writers met. `run` must be repeatable. */
export async function retryTransient<Result>(run: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + PATIENCE_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const pause = Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** attempt)
      if (Date.now() + pause > end || !isTransient(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
