import { TOKEN_KEY } from '~/api/client'

const SHORTEST = 21

/**
 * Stores a token that came in the address (`?token=` or `?authorization=`, longer than 20 characters) and takes it
 * out of the address bar, so that it is neither shared nor kept in the history.
 */
export function takeUrlToken() {
  const url = new URL(location.href)
  const names = ['token', TOKEN_KEY].filter((name) => url.searchParams.has(name))
  if (names.length === 0) return
  const token = names.map((name) => url.searchParams.get(name) ?? '').find((text) => text.length >= SHORTEST)
  const known = localStorage.getItem(TOKEN_KEY)
  // Somebody else's: what was typed here is none of theirs.
  if (token && known && known !== token) sessionStorage.clear()
  if (token) localStorage.setItem(TOKEN_KEY, token)
  for (const name of names) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
