import { TOKEN_KEY } from '~/api/client'
import { toast } from '~/components/ui/toast'
import { pageLocale } from '~/i18n/page-locale'
import { SESSION_TEXTS } from './texts'

const SHORTEST = 21

/**
 * Stores a token that came in the address (`?token=` or `?authorization=`, longer than 20 characters) and takes it
 * out of the address bar, so that it is neither shared nor kept in the history. Where somebody else is signed in, they are
 * asked first: a link must not change who is there.
 */
export function takeUrlToken() {
  const url = new URL(location.href)
  const names = ['token', TOKEN_KEY].filter((name) => url.searchParams.has(name))
  if (names.length === 0) return
  const token = names.map((name) => url.searchParams.get(name) ?? '').find((text) => text.length >= SHORTEST)
  const known = localStorage.getItem(TOKEN_KEY)
  if (token && known && personOf(token) !== personOf(known)) offerSwitch(token)
  else if (token) localStorage.setItem(TOKEN_KEY, token)
  for (const name of names) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}

function offerSwitch(token: string): void {
  const { otherAccount, switchAccount } = SESSION_TEXTS[pageLocale()]
  const onAction = () => {
    // what was typed here is none of theirs
    sessionStorage.clear()
    localStorage.setItem(TOKEN_KEY, token)
    location.reload()
  }
  toast.info(otherAccount, { label: switchAccount, onAction })
}

/** Whose a token says it is; two that can't be read are of two persons. */
function personOf(token: string): unknown {
  try {
    const [, claims = ''] = token.split('.')
    const { id } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { id?: unknown }
    return id ?? token
  } catch {
    return token
  }
}
