/** The queue for the browser, or for checking passwords, is full or did not move in time; `retryAfter` in seconds. */
export class BrowserBusyError extends Error {
  override name = 'BrowserBusyError'
  constructor(readonly retryAfter: number) {
    super(`Too many wait already; try again in ${retryAfter} s`)
  }
}

/** No browser can be had: none found, it does not start, or the server is going down. */
export class BrowserUnavailableError extends Error {
  override name = 'BrowserUnavailableError'
  readonly retryAfter = 30
}

/** A job took longer than it may, twice. */
export class BrowserTimeoutError extends Error {
  override name = 'BrowserTimeoutError'
  readonly retryAfter = 30
}

/** The browser went away under a job, or before it could begin, each time it was tried. */
export class BrowserLostError extends Error {
  override name = 'BrowserLostError'
  readonly retryAfter = 5
}

const NAMES = /^(Browser(Busy|Unavailable|Timeout|Lost)Error|ThreadTimeout)$/

/**
 * Whether pages can't be drawn just now and may be in `retryAfter` seconds. By name: the server and the routes are
 * bundled apart, each with its own copy of the classes.
 */
export function isRendererAway(error: unknown): error is Error & { retryAfter: number } {
  return (
    error instanceof Error &&
    NAMES.test(error.name) &&
    'retryAfter' in error &&
    typeof error.retryAfter === 'number'
  )
}
