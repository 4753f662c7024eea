/** The longest that somebody waits for a sign of the site, in milliseconds. */
const MOST_MS = 15_000

/**
 * Whether the site answers now. Asked before a page whose scripts may not be there: a script that fails loads the page anew, and
 * without a network that ends at the browser's own error.
 */
export function isSiteReached(): Promise<boolean> {
  return fetch('/robots.txt', { cache: 'no-store', signal: AbortSignal.timeout(MOST_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
