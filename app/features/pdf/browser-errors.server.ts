/** The queue for the browser is full or did not move in time; `retryAfter` in seconds. */
export class BrowserBusyError extends Error {
  override name = 'BrowserBusyError'
  constructor(readonly retryAfter: number) {
    super(`The page renderer is busy; try again in ${retryAfter} s`)
  }
}

/** By name: the server and the routes are bundled apart, each with its own copy of the class. */
export function isBrowserBusy(error: unknown): error is BrowserBusyError {
  return error instanceof Error && error.name === 'BrowserBusyError'
}

/** No browser can be had: none found, it does not start, or the server is going down. */
export class BrowserUnavailableError extends Error {
  override name = 'BrowserUnavailableError'
}

/** A job took longer than it may, twice. */
export class BrowserTimeoutError extends Error {
  override name = 'BrowserTimeoutError'
}
