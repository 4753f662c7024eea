/**
 * In an address: the same page, with its scripts and the sign-in dialog open. The header's link goes there where a page has
 * no scripts.
 */
const MARKER = 'signin'

export function asksToSignIn(search: string): boolean {
  return new URLSearchParams(search).has(MARKER)
}

/** The address of a page that asks to sign in. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.set(MARKER, '1')
  return `${pathname}?${params}`
}

/** Takes the wish out of the address bar, so that it is neither shared nor repeated; whether there was one. */
export function takeSignInWish(): boolean {
  if (!asksToSignIn(location.search)) return false
  const url = new URL(location.href)
  url.searchParams.delete(MARKER)
  history.replaceState(history.state, '', url)
  return true
}
