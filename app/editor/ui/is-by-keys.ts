/**
 * Whether what was done last was done by keys, while nothing has the focus: what is focused by a script has a ring then. Asked of
 * `main`, which shows none, and let go again.
 */
export function isByKeys(): boolean {
  const main = document.getElementById('main')
  main?.focus({ preventScroll: true })
  const hasRing = main?.matches(':focus-visible') ?? false
  main?.blur()
  return hasRing
}
