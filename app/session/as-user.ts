import { openLogin } from './login-store'
import { sessionStore } from './session-store'

/** Does something that needs an account: at once, as soon as it is known who is there, or after signing in. */
export function asUser(act: () => void): void {
  const { status } = sessionStore.get()
  if (status === 'user') return act()
  if (status === 'guest') return openLogin({ then: act })
  const stop = sessionStore.subscribe(() => {
    stop()
    asUser(act)
  })
}
