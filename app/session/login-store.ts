export type LoginRequest = {
  /** Runs once when the person has signed in. */
  then?: () => void
}

let request: LoginRequest | null = null
const listeners = new Set<() => void>()

/** Opens the login dialog from anywhere: `openLogin({ then: () => save() })`. */
export function openLogin(next: LoginRequest = {}) {
  change(next)
}

export function closeLogin() {
  change(null)
}

/** For useSyncExternalStore. */
export const loginStore = {
  get: () => request,
  getOnServer: () => null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function change(next: LoginRequest | null) {
  request = next
  listeners.forEach((listener) => listener())
}
